import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentsBefore, getNewestHistory } from '../../../functions/data/core/history.ts';
import { getDeletions } from '../../../functions/data/core/deletions.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { type Item, findRecord, getItem, getRecord } from '../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { placeOf } from '../../../functions/exports/take-out/places.ts';
import { findFollowUp, mailingTo, stageFollowUp } from '../../../functions/invoices/stores/follow-up-store.ts';
import { restoreItem } from '../../../infra/restore/restore-item.ts';
import { restoreRecord } from '../../../infra/restore/restore-record.ts';
import { tag } from '../../../shared/entities/tag.ts';
import type { FollowUpKind } from '../../../shared/schemas/invoice.ts';
import { startEmptyTable } from '../../support/empty-table.ts';

let table: Awaited<ReturnType<typeof startEmptyTable>>;
beforeAll(async () => {
  table = await startEmptyTable();
});
afterAll(() => table.close());

async function commit(stage: (unit: UnitOfWork) => unknown): Promise<void> {
  const unit = new UnitOfWork(1);
  await stage(unit);
  await unit.commit(null);
}

it('a record that was deleted in the backup keeps what it was until then in its history', async () => {
  const data = (name: string) => ({ ...tag.empty, name });
  await commit((unit) => unit.createWithId('tag', 7, data('Före')));
  const backup = { ...(await getRecord('tag', 7)), deleted: true };
  await commit(async (unit) => unit.save(await getRecord('tag', 7), data('Efter')));

  expect(await restoreRecord(backup)).toBe('written');
  const restored = (await findRecord('tag', 7))!;
  expect(restored).toMatchObject({ deleted: true, version: 3, data: { name: 'Före' } });
  const newest = await getNewestHistory('tag', 7, { limit: 1 });
  expect(contentsBefore(restored, newest)).toEqual({ data: data('Efter'), deleted: false });
});

it('a lost record that was deleted lately is listed among the deleted ones until it is restored', async () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
  const deleted = async (id: number, changedAt: string) => {
    const head = { kind: 'tag' as const, id, version: 4, deleted: true, changedAt, changedBy: 5, refs: 0 };
    expect(await restoreRecord({ ...head, data: { ...tag.empty, name: `Tagg ${id}` } })).toBe('written');
  };
  const listed = async () => (await getDeletions(new Date())).filter(({ id }) => id === 21 || id === 22);
  const lately = daysAgo(3);
  await deleted(21, lately);
  await deleted(22, daysAgo(40));
  expect(await listed()).toEqual([{ kind: 'tag', id: 21, version: 5, deletedAt: lately, deletedBy: 5 }]);
  await commit(async (unit) => unit.restore((await findRecord('tag', 21))!, { ...tag.empty, name: 'Åter' }));
  expect(await listed()).toEqual([]);
});

it('copies each kind of item that a take-out has, but for what restoring a record writes', async () => {
  const make = keys as unknown as Record<string, (...args: unknown[]) => Item>;
  const samples = Object.keys(make).map((name) => ({ name, item: make[name]!('1', '1', '1') }));
  const taken = samples.filter(({ item }) => placeOf(item)?.folder === 'ovrigt');
  const left: string[] = [];
  for (const { name, item } of taken) if (!(await restoreItem(item))) left.push(name);
  expect(left.toSorted()).toEqual(['counter', 'deleted', 'deletedFrom', 'developers', 'fortnoxLogCount', 'unique']);
});

describe('a sending that was pending in the backup', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  let invoiceId = 0;

  async function restored(kind: FollowUpKind, change: Record<string, unknown> = {}) {
    invoiceId += 1;
    await commit((unit) => stageFollowUp(unit, { invoiceId, followUpId: kind, kind, now }));
    const key = keys.followUp(invoiceId, kind);
    const item = { ...(await getItem(key))!, ...change } as Item;
    await commit((unit) => unit.delete(key));
    expect(await restoreItem(item)).toBe(true);
    return (await findFollowUp(invoiceId, kind))!;
  }

  it.each(['mail', 'e-invoice'] as const)('waits for a person, since it may have been sent since: %s', async (kind) => {
    expect(await restored(kind)).toMatchObject({
      state: 'Uncertain',
      isTrouble: true,
      lastError: expect.stringContaining('inte känt om'),
    });
  });

  it('goes on where Fortnox has the e-invoice, and where nothing is sent', async () => {
    const mail = { ...mailingTo(''), deliveryAt: now.toISOString() };
    expect(await restored('e-invoice', { mail })).toMatchObject({ state: 'Pending', isTrouble: false });
    expect(await restored('pdf')).toMatchObject({ state: 'Pending', isTrouble: false });
  });
});
