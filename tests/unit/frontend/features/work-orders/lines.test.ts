import { describe, expect, it } from 'vitest';
import {
  emptyLine,
  isBlank,
  isEstimate,
  lineOf,
  lineSumOre,
  newLine,
  totalsOf,
  withInvoiceableHours,
  withWorkedHours,
  type WorkOrderLine,
} from '../../../../../frontend/src/features/work-orders/lines.ts';

const rate = (fields: Partial<WorkOrderLine> = {}): WorkOrderLine => ({ ...newLine('Rate'), productId: 1, ...fields });
const rent = (fields: Partial<WorkOrderLine> = {}): WorkOrderLine => ({ ...newLine('Rent'), productId: 2, ...fields });
const at = (price: number | null) => () => price;

describe('an empty line', () => {
  it('is one of its type with no product selected, whatever else is entered', () => {
    const empty = { ...newLine('Rent'), quantity: 2 };
    expect(emptyLine([rate(), empty], 'Rent')).toBe(empty);
    expect(emptyLine([rate(), empty], 'Rate')).toBeUndefined();
  });

  it('is blank only when nothing is entered on it', () => {
    expect(isBlank(newLine('Rate'))).toBe(true);
    expect(isBlank({ ...newLine('Rate'), hoursEstimated: 0 })).toBe(true);
    expect(isBlank({ ...newLine('Rate'), workedHours: 1 })).toBe(false);
    expect(isBlank({ ...newLine('Rent'), quantity: 'två' })).toBe(false);
    expect(isBlank(rate())).toBe(false);
  });
});

describe('the proposal of invoiceable hours', () => {
  it('follows the worked hours key by key', () => {
    const one = withWorkedHours(rate(), 1);
    expect(one.invoiceableHours).toBe(1);
    expect(withWorkedHours(one, 12).invoiceableHours).toBe(12);
    expect(withWorkedHours(one, null).invoiceableHours).toBeNull();
    expect(withWorkedHours(one, '1,').invoiceableHours).toBeNull();
  });

  it('leaves entered hours unchanged', () => {
    const own = withInvoiceableHours(withWorkedHours(rate(), 8), 6);
    expect(withWorkedHours(own, 9).invoiceableHours).toBe(6);
    expect(withWorkedHours(rate({ invoiceableHours: 0 }), 9).invoiceableHours).toBe(0);
  });

  it('returns when they are cleared', () => {
    const emptied = withInvoiceableHours(withWorkedHours(rate(), 8), null);
    expect(withWorkedHours(emptied, 3).invoiceableHours).toBe(3);
  });

  it('does not touch hours that are saved', () => {
    const saved = lineOf({
      workOrderItemId: 1,
      productId: 1,
      productName: 'Akustiker',
      productType: 'Rate',
      hoursEstimated: 0,
      workedHours: 4,
      invoiceableHours: 4,
      quantity: 0,
      purchasePrice: null,
      markUpPercent: 0,
      receipt: '',
      unitPrice: 100,
    });
    expect(withWorkedHours(saved, 5).invoiceableHours).toBe(4);
    expect(saved.hoursEstimated).toBeNull();
  });
});

describe('the sum of a line', () => {
  it('counts estimated hours until something is worked, and says so', () => {
    const line = rate({ hoursEstimated: 4 });
    expect(lineSumOre(line, 'Planned', at(1000))).toBe(400_000);
    expect(isEstimate(line, 'Planned')).toBe(true);
    expect(lineSumOre(line, 'Registered', at(1000))).toBe(0);
    expect(isEstimate(line, 'Registered')).toBe(false);
    expect(isEstimate(withWorkedHours(line, 2), 'Planned')).toBe(false);
  });

  it('is undefined without a product, or without a valid price', () => {
    expect(lineSumOre(newLine('Rent'), 'Planned', at(1000))).toBeUndefined();
    expect(lineSumOre(rate(), 'Planned', at(null))).toBeUndefined();
    expect(lineSumOre(rate(), 'Planned', () => undefined)).toBeUndefined();
  });
});

describe('the totals', () => {
  const lines = [
    rate({ hoursEstimated: 8, workedHours: 6.5, invoiceableHours: 6 }),
    rent({ quantity: 2.5 }),
    { ...newLine('Rate'), hoursEstimated: 100 },
    rate({ hoursEstimated: 'åtta' }),
  ];

  it('take readable numbers of lines that have a product', () => {
    const totals = totalsOf({ status: 'Registered', invoiceable: true, lines }, at(100));
    expect(totals).toEqual({ hoursEstimated: 8, hoursWorked: 6.5, invoiceableHours: 6, valueOre: 85_000 });
  });

  it('have no value when the work order is not invoiceable', () => {
    expect(totalsOf({ status: 'Registered', invoiceable: false, lines }, at(100)).valueOre).toBe(0);
  });
});
