import { expect, it, vi } from 'vitest';
import { fullNameOf } from '../../../../../functions/data/history/full-name.ts';
import type { StoredRecord } from '../../../../../functions/data/core/records.ts';

vi.mock('../../../../../functions/data/core/table.ts', () => ({
  findRecords: async () => ({ get: () => ({ kind: 'project', id: 7, data: { projectCode: '26-0007' } }) }),
}));

it('the name of a log entry ends between two signs of its message', async () => {
  const data = { projectId: 7, message: `${'a'.repeat(78)}😀 och mer\nEn rad till` };
  const entry = { kind: 'project-log', id: 3, data } as unknown as StoredRecord;
  const { name, partOf } = await fullNameOf(entry);
  expect([name, partOf]).toEqual([`${'a'.repeat(78)}😀…`, '26-0007']);
  expect(name.isWellFormed()).toBe(true);
});
