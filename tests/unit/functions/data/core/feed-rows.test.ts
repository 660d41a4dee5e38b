import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordActions } from '../../../../../functions/data/core/actions.ts';
import type { StoredRecord } from '../../../../../functions/data/core/records.ts';

beforeEach(() => {
  vi.stubEnv('TABLE_NAME', 'klang');
  return () => void vi.unstubAllEnvs();
});

const noon = Date.parse('2026-11-23T12:00:00.000Z');
const at = (seconds: number) => new Date(noon + seconds * 1000).toISOString();

const tag = (version: number, changedAt: string): StoredRecord => ({
  kind: 'tag',
  id: 7,
  version,
  deleted: false,
  changedAt,
  changedBy: 1,
  refs: 0,
  data: { name: 'Akustik' },
});

function rowOf(before: StoredRecord | null, changedAt: string): unknown {
  const after = tag((before?.version ?? 0) + 1, changedAt);
  const [{ Update } = {}] = recordActions({ before, after, unlessReferred: false }, 0, { changedAt });
  return JSON.parse(Update!.ExpressionAttributeValues![':row'] as string);
}

const row = { kind: 'tag', id: 7, deleted: false, data: { name: 'Akustik' } };

describe('the row of a changed record', () => {
  it('names the change that it replaces, which a caller may still await', () => {
    expect(rowOf(tag(1, at(-9)), at(0))).toEqual({ ...row, version: 2, replaced: at(-9) });
  });

  it('names those that this one replaced too, of which a caller may still await some', () => {
    const before = { ...tag(3, at(-1)), replaced: `${at(-3)},${at(-9)},${at(-11)}` };
    expect(rowOf(before, at(0))).toEqual({ ...row, version: 4, replaced: `${at(-1)},${at(-3)},${at(-9)}` });
  });

  it('names how many records are changed with it', () => {
    const write = { before: null, after: tag(1, at(0)), unlessReferred: false };
    const [{ Update } = {}] = recordActions(write, 0, { changedAt: at(0), together: 3 });
    expect(JSON.parse(Update!.ExpressionAttributeValues![':row'] as string)).toEqual({
      ...row,
      version: 1,
      together: 3,
    });
  });

  it('names none that is old, and none when it is new', () => {
    expect(rowOf(tag(1, at(-10)), at(0))).toEqual({ ...row, version: 2 });
    expect(rowOf(null, at(0))).toEqual({ ...row, version: 1 });
  });
});
