// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { browserStore } from '../../../../frontend/src/api/browser-store.ts';

class Request<Result> extends EventTarget {
  readonly result: Result;
  constructor(result: Result, end = 'success') {
    super();
    this.result = result;
    queueMicrotask(() => this.dispatchEvent(new Event(end)));
  }
}

class Database extends EventTarget {
  isClosed = false;
  transaction() {
    if (this.isClosed) throw new DOMException('', 'InvalidStateError');
    return Object.assign(new Request(undefined, 'complete'), {
      objectStore: () => ({ getAll: () => ({ result: [] }) }),
    });
  }
  /** As a browser does that has run out of memory, or cleared its storage. */
  close() {
    this.isClosed = true;
    this.dispatchEvent(new Event('close'));
  }
}

it('a store in the browser is opened again after its database has failed or been closed', async () => {
  const database = new Database();
  const open = vi
    .fn()
    .mockImplementationOnce(() => new Request(undefined, 'error'))
    .mockImplementationOnce(() => new Request(database))
    .mockImplementationOnce(() => new Request(new Database()));
  vi.stubGlobal('indexedDB', { open });
  const { readAll } = browserStore('outbox');
  await expect(readAll()).rejects.toThrow('IndexedDB');
  expect(await readAll()).toEqual([]);
  expect(await readAll()).toEqual([]);
  expect(open).toHaveBeenCalledTimes(2);
  database.close();
  expect(await readAll()).toEqual([]);
});
