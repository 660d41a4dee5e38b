import { describe, expect, it } from 'vitest';
import {
  readFortnoxInvoice,
  restSettledOre,
  statusOf,
  sumDifferences,
} from '../../../../../shared/domain/fortnox/fortnox-invoice.ts';

const fields = { DocumentNumber: '7', Booked: true, Cancelled: false, Sent: true, Total: 100, Balance: 100 };
const their = (changes: object = {}) => readFortnoxInvoice({ ...fields, DueDate: '2026-11-20', ...changes });
const today = '2026-11-20';

it('an invoice of Fortnox is read whether its values are texts or not', () => {
  expect(
    readFortnoxInvoice({
      DocumentNumber: 7,
      Booked: 'true',
      Cancelled: 'false',
      Total: '-12.50',
      Balance: null,
      OCR: 1842,
    }),
  ).toMatchObject({
    documentNumber: '7',
    isBooked: true,
    isCancelled: false,
    totalOre: -1250,
    balanceOre: 0,
    ocr: '1842',
    vatOre: undefined,
  });
});

describe('the status of an invoice of Fortnox', () => {
  it.each([
    ['Cancelled', { Cancelled: true, Balance: 0 }],
    ['Sent', { Booked: false }],
    ['Paid', { Balance: 0 }],
    ['Paid', { Balance: -50, DueDate: '2026-11-01' }],
    ['Sent', { Balance: -50, Booked: false, Sent: true }],
    ['Overdue', { DueDate: '2026-11-19' }],
    ['Posted', {}],
    ['Posted', { Total: -100, Balance: -100, DueDate: '2026-11-01' }],
    ['Cancelled', { Cancelled: 'true', Booked: false }],
  ])('is %s of %j', (status, changes) => {
    expect(statusOf(their(changes), today, { credited: false, openCreditOre: 0 })).toBe(status);
  });

  it('is never Overdue of what is credited', () => {
    expect(statusOf(their({ DueDate: '2026-11-01' }), today, { credited: true, openCreditOre: 0 })).toBe('Posted');
  });

  it.each([
    ['Posted', -4_000],
    ['Overdue', -3_999],
  ])('is %s of a late one with 40 kr open when its credits have %d öre open', (status, openCreditOre) => {
    const late = their({ Balance: 40, DueDate: '2026-11-01' });
    expect(statusOf(late, today, { credited: false, openCreditOre })).toBe(status);
  });
});

it('the comparison with an invoice of Fortnox names the sums that differ, to the öre', () => {
  const ours = { sumTotalIncVat: 100, vatTotalRounded: 20, roundingTotal: 0.25 };
  expect(sumDifferences(ours, their({ TotalVAT: 20, RoundOff: '0.25' }))).toEqual([]);
  expect(sumDifferences(ours, their({ Total: 99.75, TotalVAT: 20, RoundOff: 0 }))).toEqual([
    'totalt 100,00 här och 99,75 i Fortnox',
    'öresavrundning 0,25 här och 0,00 i Fortnox',
  ]);
});

it('the rest of a partly paid invoice is settled once Fortnox has it as paid, but not what credits have taken', () => {
  const before = { status: 'Overdue' as const, balance: 400, sumTotalIncVat: 1000, credits: [] };
  expect(restSettledOre(before, 'Paid')).toBe(400_00);
  expect(restSettledOre(before, 'Posted')).toBe(0);
  expect(restSettledOre({ ...before, status: 'Paid' }, 'Paid')).toBe(0);
  expect(restSettledOre({ ...before, balance: 1000 }, 'Paid')).toBe(0);
  expect(restSettledOre({ ...before, balance: null }, 'Paid')).toBe(0);
  const credits = [{ invoiceId: 2, serialNumberPadded: '000002', sumTotal: 480, sumTotalIncVat: 600 }];
  expect(restSettledOre({ ...before, credits }, 'Paid')).toBe(0);
});
