import { expect, it } from 'vitest';
import { Collection } from '../../../../../infra/emulators/fortnox/base/collection.ts';
import { memoryStorage } from '../../../../../infra/emulators/storage/storage.ts';

type Value = { id: string; text: string };

it('a record that could not be stored is reported, and stored once that is possible', async () => {
  const memory = memoryStorage();
  let isFull = true;
  const storage: typeof memory = {
    ...memory,
    writeRecord: (folder, name, value) =>
      isFull && (value as Value).id === 'first'
        ? Promise.reject(new Error('The disk is full.'))
        : memory.writeRecord(folder, name, value),
  };
  const values = new Collection<Value>(storage, 'values', ({ id }) => id);
  values.set({ id: 'first', text: 'a' });
  values.set({ id: 'second', text: 'b' });
  await expect(values.flush()).rejects.toThrow('The disk is full.');
  expect(await storage.readRecords('values')).toEqual([{ id: 'second', text: 'b' }]);
  isFull = false;
  values.set({ id: 'second', text: 'c' });
  await values.flush();
  const stored = (await storage.readRecords('values')) as Value[];
  expect(stored.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(values.all());
});
