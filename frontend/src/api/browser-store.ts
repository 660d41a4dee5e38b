const databaseName = 'klang';
const storeNames = ['answers', 'outbox'] as const;

type StoreName = (typeof storeNames)[number];

let opened: Promise<IDBDatabase> | undefined;

function forget(): void {
  opened = undefined;
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => {
      for (const name of storeNames) request.result.createObjectStore(name);
    });
    request.addEventListener('success', () => {
      // A browser closes a database when it clears its storage or has lost it, as Safari does in the background.
      request.result.addEventListener('close', forget);
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      forget();
      reject(request.error ?? new Error('IndexedDB'));
    });
  });
  return opened;
}

/** Resolves when the change is on disk, or with what was read. */
async function within<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await open()).transaction(name, mode);
  const request = work(transaction.objectStore(name));
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result));
    for (const end of ['abort', 'error'] as const) {
      transaction.addEventListener(end, () => reject(transaction.error ?? new Error('IndexedDB')));
    }
  });
}

/** One of the browser's stores in IndexedDB, by key. */
export function browserStore<Value>(name: StoreName) {
  return {
    read: (key: string) => within<Value | undefined>(name, 'readonly', (store) => store.get(key)),
    readAll: () => within<Value[]>(name, 'readonly', (store) => store.getAll()),
    put: async (key: string, value: Value) => void (await within(name, 'readwrite', (store) => store.put(value, key))),
    remove: (key: string) => within(name, 'readwrite', (store) => store.delete(key)),
    clear: () => within(name, 'readwrite', (store) => store.clear()),
  };
}
