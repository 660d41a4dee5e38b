// @vitest-environment jsdom
import * as z from 'zod/mini';
import { expect, it, vi } from 'vitest';
import { laterOf, laterSchemas, loadWhileOnline } from '../../../../frontend/src/components/form/later-schema.ts';

vi.mock('../../../../frontend/src/components/parts.ts', () => ({ loadPartQuietly: (load: () => unknown) => load() }));

it('a schema is loaded once for all forms that need one of the file, and again after a failure', async () => {
  const all = { edit: z.object({ version: z.int() }), fields: z.object({ name: z.string() }) };
  const read = vi.fn<() => Promise<typeof all>>().mockRejectedValueOnce(new Error('Gone.')).mockResolvedValue(all);
  const schemas = laterSchemas(read);
  const edit = schemas((of) => of.edit);
  const fields = schemas((of) => of.fields);
  expect(edit.now()).toBeUndefined();
  await expect(edit.load()).rejects.toThrow('Gone.');
  expect(edit.now()).toBeUndefined();
  await Promise.all([edit.load(), fields.load()]);
  expect([edit.now(), fields.now()]).toEqual([all.edit, all.fields]);
  expect(read).toHaveBeenCalledTimes(2);
});

it('a schema is not waited for without a network', async () => {
  const { networkValue } = await import('../../../../frontend/src/api/network.ts');
  const waiting = loadWhileOnline(laterSchemas(() => new Promise<object>(() => undefined))(() => z.string()));
  networkValue.set(false);
  await waiting;
});

it('a schema that is given is there at once', () => {
  const schema = z.string();
  expect(laterOf(schema).now()).toBe(schema);
});
