import { beforeEach, expect, it, vi } from 'vitest';
import { settleCredit } from '../../../../../functions/invoices/follow-ups/credit-settlement.ts';
import type { InvoiceWithItems } from '../../../../../functions/invoices/stores/invoice-lines.ts';

type Entry = { documentNumber: string; reference: string; balanceOre: number; isCancelled: boolean };

let books: Record<'debit' | 'credit', Entry>;
let settle: () => void;

const inBooks = (by: (one: Entry) => boolean) => Object.values(books).filter(by);

vi.mock('../../../../../functions/data/core/table.ts', () => ({
  findRecords: async () => ({ get: () => ({ data: { invoiceCode: '26-0001-000007' } }) }),
}));

vi.mock('../../../../../functions/fortnox/invoices.ts', () => ({
  findByReference: async (reference: string) => inBooks((one) => one.reference === reference),
  findFortnoxInvoice: async (number: string) => inBooks(({ documentNumber }) => documentNumber === number)[0],
  nameCredit: async () => settle(),
}));

beforeEach(() => {
  const debit = { documentNumber: '7', reference: '26-0001-000007', balanceOre: 850_00, isCancelled: false };
  const credit = { documentNumber: '8', reference: '26-0001-000008', balanceOre: -1250_00, isCancelled: false };
  books = { debit, credit };
});

const settled = () =>
  settleCredit({ data: { invoiceCode: '26-0001-000008', refInvoiceId: 7 } } as unknown as InvoiceWithItems);

it('a credit that Fortnox settles in part says what is left to do', async () => {
  settle = () => {
    books = { debit: { ...books.debit, balanceOre: 0 }, credit: { ...books.credit, balanceOre: -400_00 } };
  };
  await expect(settled()).rejects.toThrow('Faktura 26-0001-000007 är redan betald i Fortnox. Betala tillbaka kredit');
});

it('a credit that Fortnox names without settling it says which amounts to settle', async () => {
  settle = () => undefined;
  await expect(settled()).rejects.toThrow(/registrera 850,00.kr som betalning på båda/);
});

it('a credit that Fortnox settles against its debit is done', async () => {
  settle = () => {
    books = { debit: { ...books.debit, balanceOre: 850_00 - 250_00 }, credit: { ...books.credit, balanceOre: 0 } };
  };
  books.credit.balanceOre = -250_00;
  await expect(settled()).resolves.toBe('done');
});

it('a credit of a part for which Fortnox closes the whole debit says what should be open', async () => {
  settle = () => {
    books = { debit: { ...books.debit, balanceOre: 0 }, credit: { ...books.credit, balanceOre: 0 } };
  };
  books.credit.balanceOre = -250_00;
  await expect(settled()).rejects.toThrow(/av faktura 26-0001-000007 står 0,00.kr öppet i stället för 600,00.kr/);
});
