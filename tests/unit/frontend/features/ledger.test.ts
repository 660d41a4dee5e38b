// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { sheetOfList } from '../../../../frontend/src/components/list/sheet-of-list.ts';
import { invoicesList } from '../../../../frontend/src/features/invoices/invoices-list.ts';
import type { InvoiceRow } from '../../../../shared/schemas/invoice.ts';

vi.setSystemTime(new Date('2026-11-22T12:00:00Z'));

const row: InvoiceRow = {
  invoiceId: 7,
  invoiceCode: '26-0042-000007',
  serialNumber: 7,
  serialNumberPadded: '000007',
  refSerialNumberPadded: '',
  refInvoiceId: null,
  invoiceType: 'Debit',
  status: 'Overdue',
  credited: false,
  creditedIncVat: 0,
  projectId: 1,
  projectCode: '26-0042',
  projectOwnerUserInitials: 'AL',
  objectName: 'Kv. Måsen',
  customerName: 'Provkund AB',
  displayDate: '2026-10-01',
  dueDate: '2026-10-31',
  sumTotal: 1000.5,
  vatTotalRounded: 250.13,
  sumTotalIncVat: 1251,
  balance: 1251,
  version: 1,
};
const noteOf = (changes: Partial<InvoiceRow>) =>
  invoicesList.columns.find(({ key }) => key === 'status')!.note!({ ...row, ...changes });

it('the ledger says beside the status how late an invoice is, and whether some of it is paid', () => {
  expect(noteOf({})).toBe('22\u00a0d');
  expect(noteOf({ balance: 251 })).toBe('Delbetald 22\u00a0d');
  expect(noteOf({ status: 'Posted', balance: 251 })).toBe('Delbetald');
  expect(noteOf({ status: 'Posted', balance: null })).toBeUndefined();
  expect(noteOf({ status: 'Paid', balance: 0 })).toBeUndefined();
  expect(noteOf({ credited: true })).toBe('Krediterad');
});

it('the ledger says that more has been paid than was asked for, and how much, also of what credits have reduced', () => {
  const card = (changes: Partial<InvoiceRow>) =>
    invoicesList.columns.find(({ key }) => key === 'sumTotalIncVat')!.card!({ ...row, ...changes });
  const overpaid = { status: 'Paid', balance: -251 } as const;
  expect(noteOf(overpaid)).toBe('Överbetald');
  expect(card({})).toEqual(['1\u00a0251,00\u00a0kr']);
  expect(card(overpaid)).toEqual(['251,00\u00a0kr för mycket betalt']);
  expect(noteOf({ ...overpaid, creditedIncVat: 1000 })).toBe('Delvis krediterad Överbetald');
  expect(noteOf({ ...overpaid, credited: true, creditedIncVat: 1251 })).toBe('Krediterad Överbetald');
  expect(noteOf({ status: 'Posted', balance: 251, creditedIncVat: 1000 })).toBe('Delvis krediterad');
  // Of a credit a negative balance is what is not settled yet.
  expect(noteOf({ invoiceType: 'Credit', status: 'Posted', sumTotalIncVat: -1251, balance: -1251 })).toBeUndefined();
});

it('the ledger says part paid of neither what is wholly credited nor what is cancelled', () => {
  expect(noteOf({ status: 'Posted', credited: true, creditedIncVat: 1251, balance: 1251 })).toBe('Krediterad');
  expect(noteOf({ status: 'Cancelled', balance: 0 })).toBeUndefined();
});

it('the ledger exports due date, days late, VAT, total with VAT and what is left, whatever the screen has room for', () => {
  const unknown = { ...row, balance: null };
  const shown = [row, { ...unknown, status: 'Sent' }, { ...unknown, status: 'Paid' }] as const;
  const { columns, rows } = sheetOfList(invoicesList, shown);
  const cell = (heading: string, index = 0) => rows[index]![columns.findIndex((one) => one.heading === heading)];
  const headings = ['Förfaller', 'Dagar sen', 'Summa exkl. moms', 'Moms', 'Summa inkl. moms', 'Obetalt'];
  expect(headings.map((heading) => cell(heading))).toEqual(['2026-10-31', 22, 1000.5, 250.13, 1251, 1251]);
  expect([cell('Dagar sen', 1), cell('Obetalt', 1)]).toEqual([null, 1251]);
  expect(cell('Obetalt', 2)).toBeNull();
  expect(columns.filter(({ isSummed }) => isSummed).map(({ heading }) => heading)).toEqual(headings.slice(2));
});

it('the ledger keeps type and what an invoice refers to also where there is little room', () => {
  const narrow = invoicesList.columns.filter(({ wide }) => !wide).map(({ key }) => key);
  expect(narrow).toEqual(expect.arrayContaining(['invoiceType', 'refSerialNumberPadded']));
});
