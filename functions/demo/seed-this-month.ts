import type { WorkOrderStatus } from '../../shared/codes/work-orders.ts';
import { daysOf, weekAround } from '../../shared/domain/my-day.ts';
import { isFreeDay } from '../../shared/domain/staff-time-log.ts';
import { workOrder, workOrderItem } from '../../shared/entities/work-order.ts';
import { type Day, addDays } from '../../shared/lib/days.ts';
import type { StoredRecord } from '../data/core/records.ts';
import * as demo from './demo-data.ts';
import type { Dice } from './dice.ts';
import { inUnits } from './in-units.ts';

type SeedContext = {
  projects: StoredRecord<'project'>[];
  products: StoredRecord<'product'>[];
  users: StoredRecord<'user'>[];
  today: Day;
};
type PlannedWork = { day: Day; status: WorkOrderStatus; owner: StoredRecord<'user'> | undefined; hours: number };

/** Work around the day of seeding, so that the pages of a day and a month have something to show. */
export async function seedThisMonth(
  dice: Dice,
  { projects, products, users, today }: SeedContext,
): Promise<StoredRecord<'work-order'>[]> {
  const active = projects.filter(({ data }) => data.active);
  const rates = products.filter(({ data }) => data.productType === 'Rate');
  return inUnits(plan(dice, users, today), (unit, { day, status, owner, hours }) => {
    const isWorked = status === 'Started' || status === 'Registered';
    return unit.create('work-order', {
      ...workOrder.empty,
      projectId: dice.pick(active).id,
      status,
      statusDate: `${day < today ? day : addDays(today, -1)}T14:30:00.000Z`,
      verificationDate: day,
      invoiceNote: dice.pick(demo.notes),
      workOrderOwnerUserId: owner?.id ?? null,
      invoiceable: dice.chance(0.9),
      createdByUserId: (owner ?? dice.pick(users)).id,
      items: [
        {
          ...workOrderItem.empty,
          workOrderItemId: 1,
          productId: dice.pick(rates).id,
          productType: 'Rate',
          hoursEstimated: hours,
          workedHours: isWorked ? hours : null,
          invoiceableHours: isWorked ? hours - (dice.chance(0.2) ? 0.5 : 0) : null,
        },
      ],
    });
  });
}

/** Two work orders for each working day of the week, one for each earlier day of the month, and some to take over. */
function plan(dice: Dice, users: readonly StoredRecord<'user'>[], today: Day): PlannedWork[] {
  const week = weekAround(today);
  const weekdays = daysOf(week).filter((day) => !isFreeDay(day));
  const dayBefore = addDays(week.from, -1);
  const earlier = daysOf({ from: `${week.from.slice(0, 7)}-01`, to: dayBefore }).filter((day) => !isFreeDay(day));
  const worked = (day: Day): WorkOrderStatus => (day <= today ? 'Registered' : 'Planned');
  const ofUser = (owner: StoredRecord<'user'>): PlannedWork[] => [
    ...earlier.map((day) => ({ day, status: 'Registered' as const, owner, hours: dice.from(8, 15) / 2 })),
    ...weekdays.flatMap(
      (day) =>
        [
          { day, status: worked(day), owner, hours: dice.from(6, 9) / 2 },
          {
            day,
            status: day < today ? 'Registered' : day > today ? 'Planned' : 'Started',
            owner,
            hours: dice.from(4, 7) / 2,
          },
        ] satisfies PlannedWork[],
    ),
  ];
  const shared = weekdays.slice(-2).map((day) => ({ day, status: 'Planned' as const, owner: undefined, hours: 4 }));
  return [...users.slice(0, peopleAtWork).flatMap(ofUser), ...shared];
}

/** The users who can log in, and a few colleagues. */
const peopleAtWork = 5;
