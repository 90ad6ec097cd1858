// Tables in the browser's own database. What is acknowledged is on disk.

const NAME = 'cavale';

function asked(request) {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

export async function open() {
  const request = indexedDB.open(NAME, 2);
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result } = request;
    if (oldVersion < 1) {
      result.createObjectStore('log', { keyPath: ['table', 'seq'] }).createIndex('key', ['table', 'key'], { unique: true });
      result.createObjectStore('awaiting', { keyPath: 'table' });
    }
    if (oldVersion < 2) result.createObjectStore('held', { keyPath: 'table' });
  };
  const database = await asked(request);
  database.onversionchange = () => database.close();
  return new Shelf(database);
}

export class Shelf {
  constructor(database) {
    this.database = database;
  }

  /** All rows or none: `kept`, `taken` where somebody else was first, or what went wrong. */
  add(rows, awaiting) {
    return new Promise((done) => {
      let transaction;
      try {
        transaction = this.database.transaction(['log', 'awaiting'], 'readwrite', { durability: 'strict' });
      } catch (error) {
        done(String(error));
        return;
      }
      transaction.oncomplete = () => done('kept');
      transaction.onabort = () => done(transaction.error?.name === 'ConstraintError' ? 'taken' : String(transaction.error));
      const log = transaction.objectStore('log');
      for (const [table, seq, at, key, entry] of JSON.parse(rows)) log.add(key === null ? { table, seq, at, entry } : { table, seq, at, key, entry });
      const bots = transaction.objectStore('awaiting');
      for (const [table, waits] of Object.entries(JSON.parse(awaiting))) {
        if (waits) bots.put({ table });
        else bots.delete(table);
      }
    });
  }

  async read(table, after) {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
    const rows = await asked(this.database.transaction('log').objectStore('log').getAll(range));
    return JSON.stringify(rows.map(({ seq, at, key, entry }) => [seq, at, key ?? null, entry]));
  }

  async awaiting() {
    const rows = await asked(this.database.transaction('awaiting').objectStore('awaiting').getAll());
    return JSON.stringify(rows.map(({ table }) => table));
  }

  /** The seats that somebody has here: a page's own memory may be lost with its browser. */
  hold(table, held) {
    return this.change('held', (kept) => kept.put({ table, held }));
  }

  letGo(table) {
    return this.change('held', (kept) => kept.delete(table));
  }

  async held() {
    return asked(this.database.transaction('held').objectStore('held').getAll());
  }

  change(name, how) {
    return new Promise((done, failed) => {
      const transaction = this.database.transaction([name], 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error);
      how(transaction.objectStore(name));
    });
  }

  /** All rows of these tables, to be kept as a file. */
  async rows(tables) {
    const found = [];
    for (const table of tables) for (const [seq, at, key, entry] of JSON.parse(await this.read(table, 0))) found.push([table, seq, at, key, entry]);
    return found;
  }
}
