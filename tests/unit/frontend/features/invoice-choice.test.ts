import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  chosenValue,
  editableLines,
  everything,
} from '../../../../frontend/src/features/invoices/invoice-choice.ts';
import type { CountedWorkOrder, InvoiceItem } from '../../../../shared/schemas/invoice.ts';

const item = (workOrderItemId: number, invoiceableHours: number, unitPrice: number | null) => ({
  workOrderItemId,
  productName: 'Mätning',
  productType: 'Rate' as const,
  workedHours: invoiceableHours,
  invoiceableHours,
  quantity: 0,
  unitPrice,
});
const rent = { ...item(3, 0, 100.1), productType: 'Rent' as const, invoiceableHours: null, quantity: 3 };
const orders = [
  { workOrderId: 7, verificationDate: '2026-10-31', items: [item(1, 0.25, 1_000.1), item(2, 2, null), rent] },
  { workOrderId: 8, verificationDate: '2026-11-01', items: [item(1, 4, 0.1)] },
] as unknown as CountedWorkOrder[];
const line = (lineKind: InvoiceItem['lineKind'], agreedRef: number, invoiceItemText: string) =>
  ({ lineKind, agreedRef, invoiceItemText, invoiceItemGroupHeading: '', sources: [] }) as unknown as InvoiceItem;

describe('what is chosen in a review', () => {
  it('comes to its lines to the öre, without those left out and those after the period', () => {
    expect(chosenValue(everything, orders)).toBe(550.73);
    expect(chosenValue({ ...everything, until: '2026-10-31' }, orders)).toBe(550.33);
    expect(chosenValue({ ...everything, off: new Set([7]) }, orders)).toBe(0.4);
    expect(chosenValue({ ...everything, leftOut: new Set(['7-3', '8-1']) }, orders)).toBe(250.03);
  });

  it('is no invoice while nothing is ticked, or a line has no text', () => {
    expect(bodyOf({ ...everything, off: new Set([7, 8]) }, orders)).toBeUndefined();
    const lines = [{ line: '7-1', text: ' ', heading: '' }];
    expect(bodyOf({ ...everything, lines }, orders)).toBeUndefined();
    expect(bodyOf({ ...everything, off: new Set([8]) }, orders)).toMatchObject({ workOrderIds: [7] });
    expect(bodyOf({ ...everything, note: 'Tack' }, [])).toEqual({ leftOut: [], lines: [], note: 'Tack' });
  });

  it('has instalments among the lines to edit, and no deduction', () => {
    const items = [line('Instalment', 1, 'Start'), line('Instalment', 2, 'Slut'), line('Deduction', 9, 'Avgår')];
    const reported = editableLines(items, [{ line: 'instalment-2', text: 'Klart', heading: 'Etapp' }]);
    expect(reported.map((one) => [one.line, one.text, one.heading])).toEqual([
      ['instalment-2', 'Klart', 'Etapp'],
      ['instalment-1', 'Start', ''],
    ]);
  });
});
