import { expect, it, vi } from 'vitest';
import { compareBooks } from '../../../../functions/invoices/compare-books.ts';
import { type KlangInvoice, differenceKey } from '../../../../shared/domain/fortnox/reconcile.ts';
import { readFortnoxInvoice } from '../../../../shared/domain/fortnox/fortnox-invoice.ts';
import { ocrOf } from '../../../../shared/domain/invoice/invoice-number.ts';

const debit: KlangInvoice = {
  invoiceId: 17,
  invoiceCode: '26-0001-000017',
  customerName: 'Kunden',
  serialNumber: 17,
  status: 'Posted',
  credited: false,
  creditedOre: 0,
  openCreditOre: 0,
  toPayOre: 1250_00,
  vatOre: 250_00,
  displayDate: '2026-11-20',
  dueDate: '2026-12-20',
  fortnoxCustomerNumber: '12',
  creditNumbers: [],
  debitStatus: null,
};

const fields = {
  DocumentNumber: '17',
  ExternalInvoiceReference1: debit.invoiceCode,
  OCR: ocrOf(17),
  CustomerNumber: '12',
  InvoiceDate: debit.displayDate,
  DueDate: debit.dueDate,
  Booked: true,
  Total: 1250,
  Balance: 1250,
};
/** Fortnox gives its own credit the reference of its debit. */
const credit = readFortnoxInvoice({ ...fields, DocumentNumber: '18', Total: -1250, Balance: -1250 });
const listed = readFortnoxInvoice(fields);
const whole = readFortnoxInvoice({ ...fields, CreditInvoiceReference: '18' });

const known = {
  kind: 'creditedThere' as const,
  invoiceCode: debit.invoiceCode,
  invoiceId: 17,
  customerName: 'Kunden',
  ours: 'Bokförd',
  theirs: '18',
  documentNumber: '17, 18',
  state: 'Open' as const,
  differenceId: 1,
  foundAt: '2026-11-21T02:00:00.000Z',
};

vi.mock('../../../../functions/fortnox/invoices.ts', () => ({
  listTheirInvoices: async function* () {
    yield* [listed, credit];
  },
  findFortnoxInvoice: async (number: string) => [whole, credit].find((one) => one.documentNumber === number),
}));
vi.mock('../../../../functions/fortnox/difference-store.ts', () => ({ keepDifferences: async () => undefined }));
vi.mock('../../../../functions/data/replica/fresh-replica.ts', () => ({ freshReplica: async () => ({}) }));
vi.mock('../../../../functions/data/replica/lists/differences.ts', () => ({
  knownDifferences: () => new Map([[differenceKey(known), known]]),
}));
vi.mock('../../../../functions/data/replica/lists/invoices.ts', () => ({
  invoicesToReconcile: () => [debit],
  fortnoxCustomerNumbers: () => new Set(),
  sharedFortnoxNumbers: () => [],
}));
vi.mock('../../../../functions/invoices/stores/invoice-lines.ts', () => ({
  getInvoiceWithItems: async () => ({}),
  printedInvoice: () => {
    const [name, address1, address2, postalCode, city] = ['', '', '', '', ''];
    const texts = {
      costCenter: '',
      orderNumber: '',
      customerReferenceName: '',
      ourReferenceName: '',
      customerName: '',
    };
    return { ...texts, invoiceAddress: { name, address1, address2, postalCode, city }, items: [], sumTotal: 0 };
  },
}));

it('a difference of what lists lack is found again where Fortnox has a credit of the same reference', async () => {
  const deadline = () => ({ initials: '' });
  const { differences } = await compareBooks({ deadline, now: new Date('2026-11-22T02:00:00Z') });
  expect(differences).toMatchObject([{ kind: 'creditedThere', invoiceId: 17, theirs: '18' }]);
});
