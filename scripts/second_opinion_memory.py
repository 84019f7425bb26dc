"""What a long log leaves to remember: the newest in memory, what isn't asked for any more in a file that nobody else sees."""
import marshal, pickle, sqlite3

# Lines of a collection, and rounds that await their reveal, which stay in memory.
MOST_LINES, MOST_ROUNDS = 100_000, 100_000


def open_store():
    store = sqlite3.connect("", isolation_level=None)
    for pragma in ("journal_mode = OFF", "synchronous = OFF", "cache_size = -16384"):
        store.execute("PRAGMA " + pragma)
    return store


class Spill:
    """A dictionary by text: in two generations, of which the older is written down once the younger is full. What was changed in
    place since it was last asked for is written, too."""

    def __init__(self, store, name, share=1):
        self.store, self.name, self.most = store, name, MOST_LINES // share
        self.young, self.old, self.spilled = {}, {}, False
        store.execute("CREATE TABLE %s (key TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID" % name)

    def get(self, key, otherwise=None):
        if key in self.young:
            return self.young[key]
        if key in self.old:
            value = self.old.pop(key)
        else:
            row = self.spilled and self.store.execute("SELECT value FROM %s WHERE key = ?" % self.name, (key,)).fetchone()
            if not row:
                return otherwise
            value = pickle.loads(row[0])
        self[key] = value
        return value

    def __getitem__(self, key):
        value = self.get(key)
        if value is None:
            raise KeyError(key)
        return value

    def __contains__(self, key):
        return self.get(key) is not None

    def __setitem__(self, key, value):
        self.old.pop(key, None)
        self.young[key] = value
        if len(self.young) * 2 < self.most:
            return
        self.spilled = self.spilled or bool(self.old)
        self.store.execute("BEGIN")
        rows = ((one, pickle.dumps(self.old[one], -1)) for one in sorted(self.old))
        self.store.executemany("INSERT OR REPLACE INTO %s VALUES (?, ?)" % self.name, rows)
        self.store.execute("COMMIT")
        self.old, self.young = self.young, {}

    def setdefault(self, key, value):
        if key not in self:
            self[key] = value
        return self[key]

    def values(self):
        yield from [*self.young.values(), *self.old.values()]
        for key, value in self.store.execute("SELECT key, value FROM %s" % self.name):
            if key not in self.young and key not in self.old:
                yield pickle.loads(value)


class Waiting:
    """Rounds of pairs that aren't revealed: each is written once at most, and read once."""

    def __init__(self, store):
        self.store, self.most = store, MOST_ROUNDS
        self.held, self.count, self.counts, self.piece = {}, 0, {}, 0
        store.execute("CREATE TABLE rounds (pair TEXT, piece INTEGER, value BLOB, PRIMARY KEY (pair, piece)) WITHOUT ROWID")

    def add(self, pair, kind, data):
        """How many there are of the pair now."""
        self.held.setdefault(pair, []).append(marshal.dumps((kind, data)))
        self.count, self.counts[pair] = self.count + 1, self.counts.get(pair, 0) + 1
        if self.count >= self.most:
            self.piece += 1
            self.store.execute("BEGIN")
            rows = ((one, self.piece, marshal.dumps(rounds)) for one, rounds in sorted(self.held.items()))
            self.store.executemany("INSERT INTO rounds VALUES (?, ?, ?)", rows)
            self.store.execute("COMMIT")
            self.held, self.count = {}, 0
        return self.counts[pair]

    def take(self, pair):
        self.counts.pop(pair, None)
        late = self.held.pop(pair, [])
        self.count -= len(late)
        early = []
        if self.piece:
            rows = self.store.execute("SELECT value FROM rounds WHERE pair = ? ORDER BY piece", (pair,)).fetchall()
            early = [one for row in rows for one in marshal.loads(row[0])]
            self.store.execute("DELETE FROM rounds WHERE pair = ?", (pair,))
        return [marshal.loads(one) for one in early + late]
