import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { myWork } from '../../../../../../functions/data/replica/figures/my-work.ts';
import { applyRows } from '../../../../../../functions/data/replica/apply.ts';
import { listInvoiceableProjects } from '../../../../../../functions/data/replica/lists/invoiceable-projects.ts';
import { Replica } from '../../../../../../functions/data/replica/replica.ts';
import type { Database } from '../../../../../../functions/data/replica/database.ts';
import type { FeedRow } from '../../../../../../functions/data/core/feed-rows.ts';
import { listInvoiceableProjects as contract } from '../../../../../../shared/contract/invoices.ts';
import { FakeFeed } from '../../../../../support/replica/fake-feed.ts';
import { entry, part } from '../../../../../support/replica/instalments.ts';
import { MemorySnapshots } from '../../../../../support/replica/memory-snapshots.ts';
import { anybody, item, read, replicaOf, row } from '../../../../../support/replica/rows.ts';

const [yesterday, today, tomorrow] = ['2026-11-19', '2026-11-20', '2026-11-21'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(`${today}T10:00:00.000Z`);
});
afterEach(() => {
  vi.useRealTimers();
});

const mine = row('project', 1, { projectOwnerUserId: 7 });
const line = item(1, { workedHours: 4, invoiceableHours: 4 });
const work = (status: 'Registered' | 'Invoiced', version = 1) =>
  row('work-order', 1, { status, items: [line], verificationDate: '2026-03-01' }, { version });
const prices = row('price-list-default', 1, { year: 2026, lines: [{ productId: 1, priceOre: 1_000_00 }] });
const agreed = (instalments: ReturnType<typeof part>[], entries: ReturnType<typeof entry>[] = [], version = 1) =>
  row('agreement', 1, { projectId: 1, instalments, entries }, { version });

function asked(db: Database) {
  const { items, sums } = listInvoiceableProjects(db, read(contract.query!, { sums: 'true' }), anybody);
  const rows = items.map(({ toInvoice, oldestToInvoice }) => [toInvoice, oldestToInvoice]);
  return { rows, sum: sums?.toInvoice };
}
const listed = (...rows: FeedRow[]) => asked(replicaOf([mine, prices, ...rows]));

describe('Fakturera shows of a fixed price', () => {
  it('what is due of its instalments instead of the value of its work, and the first of their days', () => {
    const plan = [part(1, today, 300_00), part(2, yesterday, 50_50), part(3, tomorrow), part(4, null)];
    expect(listed(work('Registered'))).toEqual({ rows: [[4000, '2026-03-01']], sum: 4000 });
    expect(listed(work('Registered'), agreed(plan))).toEqual({ rows: [[350.5, yesterday]], sum: 350.5 });
  });

  it('an instalment that is due although no work is registered', () => {
    expect(listed(agreed([part(1, today)]))).toEqual({ rows: [[100, today]], sum: 100 });
    expect(listed(agreed([part(1, tomorrow), part(2, null)]))).toEqual({ rows: [], sum: 0 });
  });

  it('its registered work at 0 kronor, while nothing is due', () => {
    expect(listed(work('Registered'), agreed([part(1, null)]))).toEqual({ rows: [[0, '']], sum: 0 });
  });

  it('what is left of a part, and all of what is credited or cancelled in the accounting', () => {
    const plan = [part(1, today), part(2, today), part(3, today)];
    const entries = [entry(11, 1, 30_00), entry(12, 2, 100_00), entry(13, 2, -100_00), entry(14, 3, 100_00)];
    expect(listed(agreed(plan, entries)).sum).toBe(170);
    expect(listed(agreed(plan, entries), row('invoice', 14, { status: 'Cancelled' })).sum).toBe(270);
  });

  it('the same in whatever order it arrives and changes', () => {
    const db = replicaOf([agreed([part(1, today)]), work('Registered'), prices, mine]);
    expect(asked(db).sum).toBe(100);
    applyRows(db, [agreed([part(1, today)], [entry(11, 1, 100_00)], 2), work('Invoiced', 2)]);
    expect(asked(db)).toEqual({ rows: [], sum: 0 });
    applyRows(db, [row('invoice', 11, { status: 'Cancelled' })]);
    expect(asked(db).sum).toBe(100);
    applyRows(db, [work('Registered', 3), agreed([], [], 3)]);
    expect(asked(db)).toEqual({ rows: [[4000, '2026-03-01']], sum: 4000 });
    applyRows(db, [agreed([], [], 4), row('agreement', 1, {}, { version: 5, deleted: true })]);
    expect(asked(db).sum).toBe(4000);
  });

  it('an instalment from the moment its day begins in Sweden, without any change', async () => {
    const feed = new FakeFeed(7);
    const settings = { feed, snapshots: new MemorySnapshots(), tableName: 'klang', now: () => new Date(feed.now) };
    const replica = new Replica(settings);
    for (const one of [mine, agreed([part(1, tomorrow)])]) feed.write(one, { clock: 0, lag: 0 });
    vi.setSystemTime(`${today}T22:59:59.000Z`);
    expect(asked(await replica.fresh()).sum).toBe(0);
    vi.setSystemTime(`${today}T23:00:00.000Z`);
    expect(asked(await replica.fresh())).toEqual({ rows: [[100, tomorrow]], sum: 100 });
    vi.setSystemTime(`${today}T22:59:59.000Z`);
    expect(asked(await replica.fresh()).sum).toBe(0);
  });
});

it('Min dag counts old instalments of a fixed price, not its old work', () => {
  const of = (...rows: FeedRow[]) => myWork(replicaOf([mine, prices, ...rows]), { userId: 7 }, today).projects;
  expect(of(work('Registered')).oldToInvoice).toMatchObject({ count: 1, amount: 4000 });
  expect(of(work('Registered'), agreed([part(1, today)])).oldToInvoice).toMatchObject({ count: 0, amount: 0 });
  const old = of(work('Registered'), agreed([part(1, '2026-10-01')]));
  expect(old.oldToInvoice).toMatchObject({ count: 1, amount: 100 });
  expect(old.dueInstalments).toEqual({ count: 1, amount: 100 });
});
