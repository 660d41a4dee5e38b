import { describe, expect, it } from 'vitest';
import {
  workedQuantity,
  workOrderHours,
  workOrderValueOre,
  type PricedItem,
} from '../../../../shared/domain/work-order-value.ts';
import type { WorkOrderStatus } from '../../../../shared/codes/work-orders.ts';

const rate: PricedItem = {
  productType: 'Rate',
  hoursEstimated: 8,
  workedHours: null,
  invoiceableHours: null,
  quantity: 0,
  unitPriceOre: 1_000,
};
const rent: PricedItem = { ...rate, productType: 'Rent', hoursEstimated: 0, quantity: 1.5, unitPriceOre: 333 };
const valueOf = (status: WorkOrderStatus, ...items: PricedItem[]) =>
  workOrderValueOre({ status, invoiceable: true, items });

describe('the value of a work order', () => {
  it('counts estimated hours where nothing is worked yet', () => {
    expect(valueOf('Planned', rate)).toBe(8_000);
    expect(valueOf('Started', { ...rate, workedHours: 0 })).toBe(8_000);
  });

  it('counts invoiceable hours where something is worked', () => {
    expect(valueOf('Started', { ...rate, workedHours: 3, invoiceableHours: 2.5 })).toBe(2_500);
    expect(valueOf('Started', { ...rate, workedHours: 3 })).toBe(0);
  });

  it('counts invoiceable hours once registered', () => {
    expect(valueOf('Registered', rate)).toBe(0);
    expect(valueOf('Registered', { ...rate, invoiceableHours: 4 })).toBe(4_000);
    expect(valueOf('Invoiced', { ...rate, workedHours: 6, invoiceableHours: 4 })).toBe(4_000);
  });

  it('counts rents by quantity in every status, rounded to öre', () => {
    expect(valueOf('Quoted', rent)).toBe(500);
    expect(valueOf('Registered', rent, rent)).toBe(1_000);
  });

  it('is nothing where it is not invoiceable, and leaves out lines without a price', () => {
    expect(workOrderValueOre({ status: 'Planned', invoiceable: false, items: [rate] })).toBe(0);
    expect(valueOf('Planned', rate, { ...rate, unitPriceOre: null })).toBe(8_000);
  });
});

it('the value of a work order sums the hours of the rate lines alone', () => {
  const worked = { ...rate, workedHours: 7.5, invoiceableHours: 6 };
  expect(workOrderHours([worked, rate, { ...rent, workedHours: 9 }])).toEqual({
    hoursEstimated: 16,
    hoursWorked: 7.5,
    invoiceableHours: 6,
  });
});

it('the value of a work order counts what was done by worked hours, of rates, and by quantity, of others', () => {
  expect(workedQuantity({ ...rate, workedHours: 7.5, invoiceableHours: 6, quantity: 2 })).toBe(7.5);
  expect(workedQuantity(rate)).toBe(0);
  expect(workedQuantity({ ...rent, workedHours: 9 })).toBe(1.5);
});
