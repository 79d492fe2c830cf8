"""The shape of the database: numbered steps, each from one version to the next."""

SESSIONS = """
-- AUTOINCREMENT: the number of a session is never given to another one.
CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    version INTEGER NOT NULL,
    options TEXT NOT NULL,
    components TEXT NOT NULL,
    started TEXT,
    created TEXT NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1)),
    summary TEXT NOT NULL DEFAULT '{}',
    trashed TEXT
) STRICT;

CREATE TABLE records (
    session INTEGER NOT NULL REFERENCES sessions (id),
    number INTEGER NOT NULL CHECK (number > 0),
    version INTEGER NOT NULL,
    at TEXT,
    line TEXT NOT NULL,
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;

-- The journal is only ever added to.
CREATE TRIGGER records_stay_as_they_are BEFORE UPDATE ON records
BEGIN SELECT raise(ABORT, 'a record of the journal is never changed'); END;
CREATE TRIGGER records_stay BEFORE DELETE ON records
BEGIN SELECT raise(ABORT, 'a record of the journal is never removed'); END;

-- Records that could not be read when their session was opened: they stay, and are left out.
CREATE TABLE unreadable (
    session INTEGER NOT NULL,
    number INTEGER NOT NULL,
    noticed TEXT NOT NULL,
    PRIMARY KEY (session, number),
    FOREIGN KEY (session, number) REFERENCES records (session, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE preferences (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""

SCORED_GAMES = """
-- What the score pad keeps: counts as they were typed, and what they came to; both JSON.
CREATE TABLE scored_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    scored TEXT NOT NULL,
    counts TEXT NOT NULL,
    result TEXT NOT NULL,
    trashed TEXT
) STRICT;
"""

COPIES = """
-- What owners told of their own copies. `step` is the one that holds now; those after it were taken
-- back. `content` is JSON of that `version`.
CREATE TABLE copies (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    step INTEGER NOT NULL DEFAULT 1,
    trashed TEXT
) STRICT;

CREATE TABLE copy_steps (
    copy INTEGER NOT NULL REFERENCES copies (id),
    number INTEGER NOT NULL CHECK (number > 0),
    version INTEGER NOT NULL,
    at TEXT NOT NULL,
    said TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (copy, number)
) STRICT, WITHOUT ROWID;

-- Pictures the owner took of the pieces; `corners` is JSON, and none of it leaves by itself.
CREATE TABLE photos (
    copy INTEGER NOT NULL REFERENCES copies (id),
    piece TEXT NOT NULL,
    corners TEXT NOT NULL,
    picture BLOB NOT NULL,
    PRIMARY KEY (copy, piece)
) STRICT;

ALTER TABLE sessions ADD COLUMN copy INTEGER REFERENCES copies (id);
"""

MIGRATIONS: tuple[str, ...] = (SESSIONS, SCORED_GAMES, COPIES)
"""The n-th, counted from 1, makes version n out of version n - 1; none is ever edited."""
