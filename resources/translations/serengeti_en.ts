<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
    <name>NewSessionPage</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
</TS>
