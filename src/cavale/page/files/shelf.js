// Tables in the browser's own database. What is acknowledged is on disk.

const NAME = 'cavale';

function asked(request) {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

export async function open() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('log', { keyPath: ['table', 'seq'] }).createIndex('key', ['table', 'key'], { unique: true });
    request.result.createObjectStore('awaiting', { keyPath: 'table' });
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

  /** All rows of these tables, to be kept as a file. */
  async rows(tables) {
    const found = [];
    for (const table of tables) for (const [seq, at, key, entry] of JSON.parse(await this.read(table, 0))) found.push([table, seq, at, key, entry]);
    return found;
  }
}
