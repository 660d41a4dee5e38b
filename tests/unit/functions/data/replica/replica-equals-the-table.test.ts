import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../../../functions/data/replica/database.ts';
import { listCustomers } from '../../../../../functions/data/replica/lists/customers.ts';
import { customerChoices } from '../../../../../functions/data/replica/lists/options.ts';
import { listProjects } from '../../../../../functions/data/replica/lists/projects.ts';
import { listWorkOrders } from '../../../../../functions/data/replica/lists/work-orders.ts';
import { Replica } from '../../../../../functions/data/replica/replica.ts';
import { takeSnapshot } from '../../../../../functions/data/replica/snapshot.ts';
import { feedKinds } from '../../../../../functions/data/replica/tables.ts';
import type { FeedKind, FeedRow } from '../../../../../functions/data/core/feed-rows.ts';
import type { WorkOrderRow } from '../../../../../shared/schemas/work-order.ts';
import { dayOf } from '../../../../../shared/lib/days.ts';
import { invoiceStatuses } from '../../../../../shared/codes/invoices.ts';
import { workOrderStatuses } from '../../../../../shared/codes/work-orders.ts';
import { FakeFeed } from '../../../../support/replica/fake-feed.ts';
import { MemorySnapshots } from '../../../../support/replica/memory-snapshots.ts';
import { NaiveFirm, has, naivePage } from '../../../../support/replica/naive-firm.ts';
import { entry, part as instalment } from '../../../../support/replica/instalments.ts';
import { anybody, item, row } from '../../../../support/replica/rows.ts';
import { inAll, byTier } from '../../../../support/tier.ts';

const runs = byTier(40, 150);

/**
 * Whatever is written, in any order of arrival, with wrong clocks and cold starts: the lists show the table's content
 * as soon as the index has it.
 */

const second = 1000;
const minute = 60 * second;

const id = fc.integer({ min: 1, max: 4 });
const name = fc.constantFrom('Åre AB', 'ahlsell', 'Örn 10', 'Örn 9', '');
const line = fc.record({ productId: id, priceOre: fc.integer({ min: 0, max: 999_99 }) });
const lines = fc.uniqueArray(line, { selector: ({ productId }) => productId, maxLength: 3 });
const hours = fc.integer({ min: 0, max: 9 }).map((half) => half / 2);
const items = fc.array(
  fc
    .tuple(id, hours, fc.option(hours), fc.constantFrom('Rate' as const, 'Rent' as const))
    .map(([productId, hoursEstimated, workedHours, productType]) =>
      item(productId, {
        productType,
        hoursEstimated,
        workedHours,
        invoiceableHours: workedHours,
        quantity: hoursEstimated,
      }),
    ),
  { maxLength: 3 },
);
/** The part of a project in an invoice, which often has several. */
const part = fc.tuple(id, fc.integer({ min: -99_999, max: 99_999 })).map(([projectId, ore]) => ({
  projectId,
  projectCode: `26-${projectId}`,
  objectName: '',
  workFrom: '2026-03-01',
  workTo: '2026-03-01',
  sumTotal: ore / 100,
}));
/** The plan of a fixed price: days that have come or not, and what is invoiced or credited of it. */
const plan = fc.array(fc.constantFrom(null, '2026-01-31', dayOf(new Date()), '2999-01-01'), { maxLength: 3 });
const entries = fc.array(
  fc.tuple(id, id, fc.constantFrom(100_00, 30_00, -100_00)).map(([invoiceId, ref, ore]) => entry(invoiceId, ref, ore)),
  { maxLength: 3 },
);
const record: fc.Arbitrary<FeedRow> = fc
  .oneof(
    fc.tuple(id, name, fc.boolean()).map(([one, name, paymentRemark]) => row('customer', one, { name, paymentRemark })),
    fc.tuple(id, name).map(([one, name]) => row('address', one, { name })),
    fc.tuple(id, name).map(([one, name]) => row('tag', one, { name })),
    fc.tuple(id, name).map(([one, initials]) => row('user', one, { initials })),
    fc.tuple(id, lines).map(([one, lines]) => row('price-list-default', one, { year: 2023 + one, lines })),
    fc.tuple(id, lines).map(([one, lines]) => row('price-list-customer', one, { customerId: one, lines })),
    fc.tuple(id, lines).map(([one, lines]) => row('price-list-project', one, { projectId: one, lines })),
    fc
      .tuple(id, id, id, fc.boolean(), fc.subarray([1, 2, 3]))
      .map(([one, customerId, objectAddressId, active, tagIds]) =>
        row('project', one, {
          projectCode: `26-${one}`,
          customerId,
          objectAddressId,
          active,
          tagIds,
          projectOwnerUserId: active ? customerId : null,
        }),
      ),
    fc.tuple(id, plan, entries).map(([one, days, entries]) => {
      const instalments = days.map((day, index) => instalment(index + 1, day));
      return row('agreement', one, { projectId: one, instalments, entries });
    }),
    fc
      .tuple(id, id, fc.constantFrom(...workOrderStatuses), items, fc.boolean(), name)
      .map(([one, projectId, status, items, invoiceable, invoiceNote]) =>
        row('work-order', one, { projectId, status, items, invoiceable, invoiceNote, workOrderOwnerUserId: projectId }),
      ),
    fc
      .tuple(
        id,
        fc.constantFrom(...invoiceStatuses),
        fc.uniqueArray(part, { minLength: 1, maxLength: 3, selector: (one) => one.projectId }),
      )
      .map(([one, status, parts]) => {
        const sumTotal = parts.reduce((ore, its) => ore + Math.round(its.sumTotal * 100), 0) / 100;
        const projects = parts.length > 1 ? parts : [];
        return row('invoice', one, { projectId: parts[0]!.projectId, projects, status, sumTotal });
      }),
  )
  .chain((one) => fc.nat(9).map((dice) => ({ ...one, deleted: dice === 0 })));

type Step =
  | { do: 'write'; record: FeedRow; clock: number; lag: number }
  | { do: 'wait'; milliseconds: number }
  | { do: 'deploy'; changed: FeedKind[] }
  | { do: 'ask' | 'snapshot' | 'restart' };

function steps(maxClock: number, maxLag: number) {
  const write = fc.record({
    do: fc.constant('write' as const),
    record,
    clock: fc.integer({ min: -maxClock, max: maxClock }),
    lag: fc.integer({ min: 0, max: maxLag }),
  });
  const wait = fc.record({ do: fc.constant('wait' as const), milliseconds: fc.constantFrom(1, 300, 5000, minute) });
  const deploy = fc.record({ do: fc.constant('deploy' as const), changed: fc.subarray([...feedKinds]) });
  const other = fc.constantFrom('ask' as const, 'ask' as const, 'snapshot' as const, 'restart' as const);
  return fc.array(
    fc.oneof<fc.Arbitrary<Step>[]>(
      { weight: 5, arbitrary: write } as never,
      { weight: 2, arbitrary: wait } as never,
      { weight: 1, arbitrary: deploy } as never,
      { weight: 2, arbitrary: other.map((one) => ({ do: one })) } as never,
    ),
    { minLength: 5, maxLength: 60 },
  );
}

function makeDeployment() {
  const feed = new FakeFeed(7);
  const snapshots = new MemorySnapshots();
  const pause = (milliseconds: number) => {
    feed.now += milliseconds;
    return Promise.resolve();
  };
  const settings = { feed, snapshots, tableName: 'klang', now: () => new Date(feed.now), pause };
  return { feed, settings, replica: new Replica(settings) };
}

async function run(script: Step[], settle: (deployment: ReturnType<typeof makeDeployment>) => Promise<void>) {
  const deployment = makeDeployment();
  const { feed, settings } = deployment;
  for (const step of script) {
    if (step.do === 'write') feed.write(step.record, step);
    else if (step.do === 'wait') feed.now += step.milliseconds;
    else if (step.do === 'ask') await deployment.replica.fresh();
    else if (step.do === 'snapshot') await takeSnapshot(settings);
    else if (step.do === 'deploy') {
      settings.snapshots.changeSchema(step.changed);
      deployment.replica = new Replica(settings);
    } else deployment.replica = new Replica(settings);
  }
  await settle(deployment);
  expectSame(await deployment.replica.fresh(), new NaiveFirm(feed.table));
}

function expectSame(db: Database, naive: NaiveFirm) {
  const whole = { size: 0, page: 1, descending: false };
  const all = { itemsPerPage: 0, orderByDescending: false, showAll: true } as const;
  const ties = naive.tiesOf;
  for (const by of ['value', 'customerName', 'objectName', 'workOrderOwnerInitials', 'status'] as const) {
    expect(listWorkOrders(db, { ...all, orderByColumn: by }, anybody)).toEqual(
      naivePage(naive.workOrders(), { ...whole, by, id: 'workOrderId', ties }),
    );
  }
  for (const by of ['customerName', 'objectName', 'projectOwnerUserInitials', 'tags'] as const) {
    expect(listProjects(db, { filter: { ...all, orderByColumn: by }, tagIds: [] }, anybody)).toEqual(
      naivePage(naive.projects(), { ...whole, by, id: 'projectId', ties }),
    );
  }
  expect(listCustomers(db, { ...all, orderByColumn: 'planned' }, anybody)).toEqual(
    naivePage(naive.customers(), { ...whole, by: 'planned', id: 'customerId' }),
  );
  const numberOf = (query: object) => listWorkOrders(db, { ...all, ...query }, anybody).meta.totalItems;
  const counted = (isIt: (row: WorkOrderRow) => boolean) => naive.workOrders().filter(isIt).length;
  expect(numberOf({ invoiceNote: 'örn' })).toBe(counted(({ invoiceNote }) => has(invoiceNote, 'örn')));
  expect(numberOf({ customerName: 'ahl' })).toBe(counted(({ customerName }) => has(customerName, 'ahl')));
  expect(numberOf({ objectName: 'åre ab' })).toBe(counted(({ objectName }) => has(objectName, 'åre ab')));
  expect(numberOf({ status: ['Registered', 'Planned'] })).toBe(
    counted(({ status }) => status === 'Registered' || status === 'Planned'),
  );
  expect(customerChoices(db, { search: 'ahl' }, anybody).map(({ customerId }) => customerId)).toEqual(
    naive
      .customers()
      .flatMap(({ name, customerId }) => (has(name, 'ahl') ? [customerId] : []))
      .toSorted((a, b) => a - b),
  );
  const tagged = listProjects(db, { filter: all, tagIds: [2] }, anybody).items;
  expect(tagged.every(({ projectId }) => naive.tagIdsOf(projectId).includes(2))).toBe(true);
  expect(tagged.length).toBe(naive.projects().filter(({ projectId }) => naive.tagIdsOf(projectId).includes(2)).length);
}

describe('the replica shows what the table holds', () => {
  it('although clocks differ and the index lags by seconds', async () => {
    await fc.assert(
      fc.asyncProperty(steps(4 * second, 4 * second), (script) =>
        run(script, async ({ feed }) => {
          feed.now += 4 * second;
        }),
      ),
      { numRuns: runs },
    );
  });

  it.runIf(inAll)('at the latest after the next look further back, although the index lags by minutes', async () => {
    await fc.assert(
      fc.asyncProperty(steps(minute, 5 * minute), (script) =>
        run(script, async ({ feed }) => {
          feed.now += 5 * minute;
        }),
      ),
      { numRuns: runs },
    );
  });

  it('at once to the one who wrote it, once the index has it', async () => {
    await fc.assert(
      fc.asyncProperty(
        steps(30 * second, 0),
        record,
        fc.integer({ min: -30_000, max: 30_000 }),
        async (script, last, clock) => {
          const deployment = makeDeployment();
          const { feed, settings } = deployment;
          for (const step of script) {
            if (step.do === 'write') {
              const knownChangedAt = feed.write(step.record, step);
              const db = await deployment.replica.fresh({ knownChangedAt });
              expect(versionOf(db, step.record)).toBe(feed.versionOf(step.record));
            } else if (step.do === 'wait') feed.now += step.milliseconds;
            else if (step.do === 'restart') deployment.replica = new Replica(settings);
          }
          const knownChangedAt = feed.write(last, { clock });
          expect(versionOf(await deployment.replica.fresh({ knownChangedAt }), last)).toBe(feed.versionOf(last));
        },
      ),
      { numRuns: runs },
    );
  });
});

function versionOf(db: Database, { kind, id }: FeedRow): number | undefined {
  return db.get<{ version: number }>(`SELECT version FROM ${kind.replaceAll('-', '_')} WHERE id = ?`, [id])?.version;
}
