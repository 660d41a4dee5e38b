import { expect, it } from 'vitest';
import { losses, addsNothingReasonOf } from '../../../../../shared/domain/invoice/losses.ts';

const rate = (hoursEstimated: number, workedHours: number | null, invoiceableHours: number | null) => ({
  productType: 'Rate' as const,
  hoursEstimated,
  workedHours,
  invoiceableHours,
  quantity: 0,
});
const rent = (quantity: number) => ({ ...rate(0, null, null), productType: 'Rent' as const, quantity });

it('the report of losses has nothing to say of work that is invoiced, in part or with a rent', () => {
  const items = [rate(10, 8, 4), rent(1)];
  expect(losses([{ workOrderId: 1, items }])).toEqual([]);
  expect(losses([{ workOrderId: 2, items: [rate(0, 0, 0), rent(2)] }])).toEqual([]);
});

it('the report of losses counts worked hours that nothing is invoiced of, over lines and work orders', () => {
  const reported = losses([
    { workOrderId: 1, items: [rate(0, 40, 0), rate(0, 2, 2)] },
    { workOrderId: 2, items: [rate(0, 5.5, null), rent(1)] },
    { workOrderId: 3, items: [rate(0, 1, 1)] },
  ]);
  expect(reported).toEqual([{ kind: 'worked-not-invoiced', hours: 45.5, workOrderIds: [1, 2] }]);
});

it('the report of losses counts estimated hours where nothing else is entered, and names what adds nothing', () => {
  const reported = losses([
    { workOrderId: 4, items: [rate(26, null, null)] },
    { workOrderId: 5, items: [rate(26, 0, 0)] },
    { workOrderId: 6, items: [] },
  ]);
  expect(reported).toEqual([
    { kind: 'estimated-not-invoiced', hours: 26, workOrderIds: [4] },
    { kind: 'adds-nothing', workOrderIds: [4, 5, 6] },
  ]);
});

it('the report of losses counts no worked hours of what is not paid by the hour', () => {
  expect(losses([{ workOrderId: 1, items: [{ ...rent(1), workedHours: 3 }] }])).toEqual([]);
});

it.each([
  ['no-lines', []],
  ['not-billed', [rate(0, null, null), rate(0, 2, 0)]],
  ['no-amount', [rate(4, null, null), rate(0, 0, 0)]],
] as const)('a work order adds nothing for the reason %s', (reason, items) => {
  expect(addsNothingReasonOf({ items })).toBe(reason);
});
