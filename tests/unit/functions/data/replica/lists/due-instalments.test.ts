import { describe, expect, it } from 'vitest';
import { dueInstalments } from '../../../../../../functions/data/replica/lists/owner-warnings.ts';
import type { FeedData } from '../../../../../../functions/data/core/feed-rows.ts';
import { dayOf } from '../../../../../../shared/lib/days.ts';
import { entry, part } from '../../../../../support/replica/instalments.ts';
import { replicaOf, row } from '../../../../../support/replica/rows.ts';

type Agreement = FeedData<'agreement'>;

const owned = row('project', 1, { projectOwnerUserId: 7 });
const agreed = (instalments: Agreement['instalments'], entries: Agreement['entries'] = []) =>
  row('agreement', 1, { projectId: 1, instalments, entries });
const of = (...rows: Parameters<typeof replicaOf>[0]) =>
  dueInstalments(replicaOf([owned, ...rows]), '2026-12-01').map(({ instalmentId, leftOre }) => [instalmentId, leftOre]);

describe('an instalment is due', () => {
  it('from its day on, in the order of the plan, and never without a day', () => {
    const plan = [part(4, '2026-12-01'), part(1, null), part(2, '2026-12-02'), part(3, '2026-11-30', 70_00)];
    expect(of(agreed(plan))).toEqual([
      [4, 100_00],
      [3, 70_00],
    ]);
  });

  it.each([
    ['2026-11-30T22:59:59.000Z', 0],
    ['2026-11-30T23:00:00.000Z', 1],
    ['2026-12-01T22:59:59.000Z', 1],
  ])('when the day begins in Sweden: at %s', (instant, many) => {
    const db = replicaOf([owned, agreed([part(1, '2026-12-01')])]);
    expect(dueInstalments(db, dayOf(new Date(instant)))).toHaveLength(many);
  });

  it.each([
    ['2026-06-30T21:59:59.000Z', 0],
    ['2026-06-30T22:00:00.000Z', 1],
  ])('also in summer: at %s', (instant, many) => {
    const db = replicaOf([owned, agreed([part(1, '2026-07-01')])]);
    expect(dueInstalments(db, dayOf(new Date(instant)))).toHaveLength(many);
  });

  it('names its project, its owner and its text', () => {
    const db = replicaOf([owned, agreed([part(1, '2026-12-01')])]);
    expect(dueInstalments(db, '2026-12-01')).toEqual([
      {
        projectId: 1,
        projectCode: '26-0001',
        ownerUserId: 7,
        instalmentId: 1,
        dueOn: '2026-12-01',
        name: 'Del 1',
        leftOre: 100_00,
      },
    ]);
  });
});

describe('what is invoiced', () => {
  const plan = [part(1, '2026-12-01'), part(2, '2026-12-01')];

  it('is not due, but the rest of it is', () => {
    expect(of(agreed(plan, [entry(11, 1, 100_00), entry(12, 2, 30_00)]))).toEqual([[2, 70_00]]);
  });

  it('is due again once it is credited', () => {
    const entries = [entry(11, 1, 100_00), entry(12, 2, 100_00), entry(13, 2, -100_00)];
    expect(of(agreed(plan, entries))).toEqual([[2, 100_00]]);
  });

  it('is due again once the accounting cancels the invoice', () => {
    const entries = [entry(11, 1, 100_00), entry(12, 2, 100_00)];
    const invoices = [row('invoice', 11, { status: 'Posted' }), row('invoice', 12, { status: 'Cancelled' })];
    expect(of(agreed(plan, entries), ...invoices)).toEqual([[2, 100_00]]);
  });

  it('counts for the instalment alone, not for one of the same number in another project', () => {
    const other = row('agreement', 2, { projectId: 2, instalments: [], entries: [entry(11, 1, 100_00)] });
    expect(of(agreed([part(1, '2026-12-01')]), other)).toEqual([[1, 100_00]]);
  });
});

describe('nothing is due', () => {
  it.each([
    ['in a deleted project', row('project', 1, { projectOwnerUserId: 7 }, { version: 2, deleted: true })],
    ['in an inactive project', row('project', 1, { projectOwnerUserId: 7, active: false }, { version: 2 })],
    ['where nobody owns the project', row('project', 1, { projectOwnerUserId: null }, { version: 2 })],
    ['in a plan that is deleted', row('agreement', 1, {}, { version: 2, deleted: true })],
    ['when the day is moved ahead', row('agreement', 1, { instalments: [part(1, '2026-12-02')] }, { version: 2 })],
  ])('%s', (_, later) => {
    expect(of(agreed([part(1, '2026-12-01')]), later)).toEqual([]);
  });
});
