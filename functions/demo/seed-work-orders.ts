import { type WorkOrderStatus, sharedHelper } from '../../shared/codes/work-orders.ts';
import { addDays, yearOf } from '../../shared/lib/days.ts';
import { workOrder, workOrderItem } from '../../shared/entities/work-order.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import * as demo from './demo-data.ts';
import type { Dice } from './dice.ts';
import { inUnits } from './in-units.ts';
import { seedInvoices } from './seed-invoices.ts';

type SeedContext = {
  projects: StoredRecord<'project'>[];
  products: StoredRecord<'product'>[];
  users: StoredRecord<'user'>[];
  now: Date;
  today: string;
};

export async function seedWorkOrders(dice: Dice, { projects, products, users, now, today }: SeedContext) {
  const planned = projects.flatMap((project, index) => {
    const isInvoiced = index % 3 === 0;
    const statuses: WorkOrderStatus[] = isInvoiced
      ? Array<WorkOrderStatus>(dice.from(1, 4)).fill('Registered')
      : Array.from({ length: dice.from(1, 8) }, () =>
          dice.pick(['Quoted', 'Planned', 'Planned', 'Started', 'Registered', 'Registered', 'Cancelled'] as const),
        );
    const isLastYear = project.data.projectCode < String(yearOf(today) % 100);
    const longestAgo = isLastYear ? 600 : 320;
    return statuses.map((status) => ({
      project,
      status,
      isInvoiced,
      daysAgo: dice.from(isLastYear ? 330 : 0, longestAgo),
    }));
  });
  const workOrders = await inUnits(planned, (unit, { project, status, daysAgo }, index) => {
    const owner = dice.chance(0.12) ? null : dice.pick(users).id;
    const verificationDate = addDays(today, -daysAgo);
    return unit.create('work-order', {
      ...workOrder.empty,
      projectId: project.id,
      status,
      statusDate: earlier(`${verificationDate}T14:30:00.000Z`, now),
      verificationDate,
      invoiceNote: dice.pick(demo.notes),
      internalNote: dice.chance(0.3) ? 'Nyckel hämtas i receptionen.' : '',
      workOrderOwnerUserId: owner,
      workOrderHelperUserId: dice.pick([null, null, sharedHelper, dice.pick(users).id]),
      workOrderHelperRequired: dice.chance(0.15),
      invoiceable: dice.chance(0.95),
      createdByUserId: dice.pick(users).id,
      items: withCosts(demoItems(dice, products, status), { project, products, status, index }),
    });
  });
  const toInvoice = new Map<number, StoredRecord<'work-order'>[]>();
  planned.forEach(({ project, isInvoiced }, index) => {
    if (isInvoiced) toInvoice.set(project.id, [...(toInvoice.get(project.id) ?? []), workOrders[index]!]);
  });
  await seedInvoices(dice, toInvoice, today);
  return workOrders;
}

function earlier(instant: string, now: Date): string {
  return instant < now.toISOString() ? instant : now.toISOString();
}

function demoItems(
  dice: Dice,
  products: StoredRecord<'product'>[],
  status: WorkOrderStatus,
): Data<'work-order'>['items'] {
  const isWorked = status === 'Started' || status === 'Registered';
  const rates = products.filter(({ data }) => data.productType === 'Rate');
  const rents = products.filter(({ data }) => data.productType === 'Rent');
  const chosen = [dice.pick(rates), dice.pick(rates), ...(dice.chance(0.45) ? [dice.pick(rents)] : [])];
  return chosen.map(({ id, data: { productType } }, index) => {
    const hours = dice.from(1, 24) / 2;
    const isRate = productType === 'Rate';
    return {
      ...workOrderItem.empty,
      workOrderItemId: index + 1,
      productId: id,
      productType,
      hoursEstimated: isRate ? hours : 0,
      workedHours: isRate && isWorked ? hours + dice.from(0, 2) / 2 : null,
      invoiceableHours: isRate && isWorked ? hours : null,
      quantity: isRate ? 0 : dice.from(1, 5),
    };
  });
}

type Items = Data<'work-order'>['items'];
type Place = {
  project: StoredRecord<'project'>;
  products: StoredRecord<'product'>[];
  status: WorkOrderStatus;
  index: number;
};

/** Every few work orders have driven, cost or bought something too; the dice decide nothing here. */
function withCosts(items: Items, { project, products, status, index }: Place): Items {
  if (status !== 'Registered') return items;
  const line = (name: string, fields: Partial<Items[number]>) => {
    const { id, data } = products.find((product) => product.data.name === name)!;
    const { productType, markUpPercent } = data;
    return { ...workOrderItem.empty, productId: id, productType, markUpPercent, quantity: 1, ...fields };
  };
  const receipt = project.data.active && index % 3 > 0 ? demo.receiptPath : '';
  const costs = [
    ...(index % 4 === 1 ? [line('Milersättning', { quantity: 24 + (index % 9) * 18 })] : []),
    ...(index % 6 === 2 ? [line('Tåg och taxi', { purchasePrice: 389 + (index % 5) * 120.5, receipt })] : []),
    ...(index % 9 === 5 ? [line('Logi', { quantity: 1 + (index % 2), purchasePrice: 1180, receipt })] : []),
    ...(index % 20 === 7 ? [line('Laboratorium', { quantity: 4.5, purchasePrice: 940 })] : []),
  ];
  return [...items, ...costs].map((item, place) => ({ ...item, workOrderItemId: place + 1 }));
}
