import { expect, it, vi } from 'vitest';
import { Dice } from '../../../../functions/demo/dice.ts';
import { seedThisMonth } from '../../../../functions/demo/seed-this-month.ts';
import type { StoredRecord } from '../../../../functions/data/core/records.ts';

vi.mock('../../../../functions/demo/in-units.ts', () => ({
  inUnits: (items: object[], step: (unit: object, item: object) => object) =>
    items.map((item) => step({ create: (_kind: string, data: object) => ({ data }) }, item)),
}));

const many = <Kind>(count: number, data: object) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, data })) as Kind[];

const seeded = (today: string) =>
  seedThisMonth(new Dice(24), {
    projects: many<StoredRecord<'project'>>(10, { active: true }),
    products: many<StoredRecord<'product'>>(3, { productType: 'Rate' }),
    users: many<StoredRecord<'user'>>(8, {}),
    today,
  });

it.each([
  ['a Monday', '2026-11-23'],
  ['a Sunday', '2026-11-22'],
  ['New Year’s Day', '2027-01-01'],
])(
  'the demo firm gives the days around %s work of users, done up to that day and planned after it',
  async (_, today) => {
    const work = (await seeded(today)).map(({ data }) => data);
    const ofOne = work.filter(({ workOrderOwnerUserId }) => workOrderOwnerUserId === 1);
    expect(ofOne.length).toBeGreaterThan(5);
    for (const { verificationDate: day, status, statusDate } of work) {
      if (day > today) expect(status).toBe('Planned');
      else expect(['Registered', 'Started', 'Planned']).toContain(status);
      expect(statusDate < `${today}T00:00`).toBe(true);
    }
    expect(work.some(({ workOrderOwnerUserId }) => workOrderOwnerUserId === null)).toBe(true);
  },
);
