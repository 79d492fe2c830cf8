<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>BeginPage</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapRows</name>
    <message numerus="yes">
        <source>%n letter(s) to go; kept when all are there.</source>
        <translation>
            <numerusform>%n letter to go; kept when all are there.</numerusform>
            <numerusform>%n letters to go; kept when all are there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapSection</name>
    <message numerus="yes">
        <source>Map {side}, %n space(s)</source>
        <translation>
            <numerusform>Map {side}, %n space</numerusform>
            <numerusform>Map {side}, %n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n finished game(s) counted.</source>
        <translation>
            <numerusform>%n finished game counted.</numerusform>
            <numerusform>%n finished games counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message numerus="yes">
        <source>Imported %n piece(s) into {name}</source>
        <translation>
            <numerusform>Imported %n piece into {name}</numerusform>
            <numerusform>Imported %n pieces into {name}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TransferPanel</name>
    <message numerus="yes">
        <source>&amp;Import %n piece(s)</source>
        <translation>
            <numerusform>&amp;Import %n piece</numerusform>
            <numerusform>&amp;Import %n pieces</numerusform>
        </translation>
    </message>
</context>
</TS>
