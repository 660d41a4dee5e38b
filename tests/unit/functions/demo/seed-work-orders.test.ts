import { expect, it, vi } from 'vitest';
import { Dice } from '../../../../functions/demo/dice.ts';
import { seedWorkOrders } from '../../../../functions/demo/seed-work-orders.ts';
import type { StoredRecord } from '../../../../functions/data/core/records.ts';

vi.mock('../../../../functions/demo/seed-invoices.ts', () => ({ seedInvoices: async () => {} }));
vi.mock('../../../../functions/demo/in-units.ts', () => ({
  inUnits: (items: object[], step: (unit: object, item: object) => object) =>
    items.map((item) => step({ create: (_kind: string, data: object) => ({ data }) }, item)),
}));

const many = <Kind>(count: number, data: object) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, data })) as Kind[];

it('the demo firm dates no status of a work order later than now, not even early in the morning', async () => {
  const now = new Date('2026-11-20T05:30:00.000Z');
  const today = '2026-11-20';
  const workOrders = await seedWorkOrders(new Dice(20), {
    projects: many<StoredRecord<'project'>>(600, { projectCode: '26-0001' }),
    products: ['Rate', 'Rent'].flatMap((productType) => many<StoredRecord<'product'>>(3, { productType })),
    users: many<StoredRecord<'user'>>(3, {}),
    now,
    today,
  });
  const ofToday = workOrders.filter(({ data }) => data.verificationDate === today);
  expect(ofToday.length).toBeGreaterThan(0);
  expect(workOrders.filter(({ data }) => data.statusDate > now.toISOString())).toEqual([]);
});
