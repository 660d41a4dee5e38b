import type { InvoiceDocument } from '../../../shared/schemas/invoice.ts';
import { ocrOf, padSerialNumber } from '../../../shared/domain/invoice/invoice-number.ts';
import { invoiceFields } from '../../../shared/domain/fortnox/invoice-fields.ts';
import { addDays } from '../../../shared/lib/days.ts';
import type { InvoiceStatus } from '../../../shared/codes/invoices.ts';

export type DemoInvoice = { document: InvoiceDocument; status: InvoiceStatus };
type Fields = Record<string, unknown>;
type Step = 'bookkeep' | 'externalprint' | 'cancel' | 'pay' | 'payHalf' | 'payTwice';
type DemoBooking = { fields: Fields; steps: Step[] };

const stepsTo: Record<InvoiceStatus, Step[]> = {
  Created: [],
  Sent: ['externalprint'],
  Posted: ['bookkeep', 'externalprint'],
  Overdue: ['bookkeep', 'externalprint'],
  Paid: ['bookkeep', 'externalprint', 'pay'],
  Cancelled: ['cancel'],
};

/** Start of Fortnox's own series, above all of Klang's numbers. */
export const firstOwnNumber = 900_001;

/**
 * The firm's invoices according to its accounting: identical to Klang's, except for a few differences to reconcile.
 * @param numberOf a customer's number in Fortnox
 * @param changes by index among the registered debits, oldest first; if there are any, credits are not settled either
 */
export function demoBooks(
  invoices: readonly DemoInvoice[],
  numberOf: (customerId: number) => string,
  changes: Record<number, Change> = demoDifferences,
): DemoBooking[] {
  const registered = invoices.filter(({ status }) => status !== 'Created');
  const [debits, credits] = [registered.filter(isDebit), registered.filter((one) => !isDebit(one))];
  const settling: Step[] = Object.keys(changes).length === 0 ? ['pay'] : [];
  const last = Math.max(0, ...invoices.map(({ document }) => document.serialNumber));
  const differing = debits.flatMap(({ document, status }, index) => {
    const fields = invoiceFields(document, numberOf(document.customerId));
    const steps = stepsTo[status];
    const other = invoices.find((one) => one.document.customerId !== document.customerId)?.document.customerId;
    const another = numberOf(other ?? document.customerId);
    return (changes[index] ?? same)({ fields, steps }, { document, unknown: last + 500, another });
  });
  const credited = credits.map(({ document, status }) => ({
    fields: invoiceFields(document, numberOf(document.customerId)),
    steps: [...stepsTo[status], ...settling],
  }));
  return [...differing, ...credited];
}

const isDebit = ({ document }: DemoInvoice) => document.invoiceType === 'Debit';

type DemoBookContext = {
  document: InvoiceDocument;
  unknown: number;
  another: string;
};
type Change = (booked: DemoBooking, around: DemoBookContext) => DemoBooking[];

const same: Change = (booked) => [booked];

const withFields =
  (change: (around: DemoBookContext) => Fields): Change =>
  ({ fields, steps }, around) => [{ fields: { ...fields, ...change(around) }, steps }];

const withSteps =
  (steps: Step[]): Change =>
  ({ fields }) => [{ fields, steps }];

const demoDifferences: Record<number, Change> = {
  1: () => [],
  3: withFields(({ document }) => ({ DueDate: addDays(document.dueDate, 10) })),
  5: withFields(({ document }) => ({ OCR: ocrOf(document.serialNumber + 1) })),
  // Its customer is linked, and has another invoice that was made in Fortnox.
  6: ({ fields, steps }, { document, another }) => {
    const { ExternalInvoiceReference1: _reference, OCR: _ocr, ...own } = fields;
    const DocumentNumber = String(firstOwnNumber + document.serialNumber);
    return [
      { fields: { ...fields, CustomerNumber: another }, steps },
      { fields: { ...own, DocumentNumber }, steps: ['bookkeep'] },
    ];
  },
  7: withFields(({ document }) => ({ DocumentNumber: String(firstOwnNumber + document.serialNumber) })),
  9: ({ fields, steps }) => [{ fields: { ...fields, InvoiceRows: withOneMore(fields['InvoiceRows']) }, steps }],
  11: ({ fields, steps }, { document }) => [
    { fields, steps },
    { fields: { ...fields, DocumentNumber: String(firstOwnNumber + document.serialNumber) }, steps: ['bookkeep'] },
  ],
  13: ({ fields, steps }, { document, unknown }) => [
    { fields, steps },
    {
      fields: {
        ...fields,
        DocumentNumber: String(unknown),
        OCR: ocrOf(unknown),
        ExternalInvoiceReference1: `${document.projectCode}-${padSerialNumber(unknown)}`,
      },
      steps: ['bookkeep'],
    },
  ],
  10: withSteps(['bookkeep', 'externalprint', 'payHalf']),
  12: withSteps(['bookkeep', 'externalprint', 'payTwice']),
  15: withFields(({ document }) => ({ InvoiceDate: addDays(document.displayDate, 1) })),
};

function withOneMore(rows: unknown): unknown[] {
  return [...(rows as unknown[]), { Description: 'Milersättning', DeliveredQuantity: '1', Price: 250, VAT: 25 }];
}
