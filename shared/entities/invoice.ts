import type * as z from 'zod/mini';
import { creditScopes, invoiceStatuses, invoiceTypes } from '../codes/invoices.ts';
import { homeCountry } from '../codes/addresses.ts';
import { invoiceDeliveries } from '../codes/e-invoices.ts';
import { formatMoney } from '../lib/format.ts';
import { type ByHand, byHand, creditReference, invoicedProject, printedAddress } from './invoice-parts.ts';
import { company } from './company.ts';
import type { Words } from '../text/words.ts';
import { defineEntity } from './entity.ts';
import { field, type FieldOptions, type History, nothing } from './field.ts';
import { invoiceLabels as labels } from './invoice-labels.ts';
import { project } from './project.ts';
import type { Lazy, Reach } from './schemas-of.ts';
import type { Part } from './shown.ts';

/**
 * No invoice is empty: a field that older ones lack has its default in its schema. @param about a field with a label is
 * shown in history, as text unless it says otherwise
 */
function stored<Value extends z.ZodMiniType, R extends Reach = 'record'>(
  value: Lazy<Value>,
  {
    label = '',
    history = label === '' ? nothing : (as) => as.text,
    ...about
  }: Partial<FieldOptions<R>> & { history?: History } = {},
) {
  return field<Value, Value, R>(
    { value, stored: value as never, empty: undefined as never, history, columnType: undefined },
    { label, ...about },
  );
}

/**
 * What an invoice prints, besides its lines (invoice-lines.ts), as it was printed: sums stay in kronor. A preview has no
 * number: serialNumber is 0 and texts are empty.
 */
const printed = {
  invoiceCode: stored((f) => f.z.string(), { in: 'feed' }),
  serialNumber: stored((f) => f.z.int(), { in: 'feed' }),
  serialNumberPadded: stored((f) => f.z.string(), { label: labels.serialNumber, in: 'feed' }),
  /** On a credit, the number of the invoice it credits; on a debit, that of its latest credit; else empty. */
  refSerialNumberPadded: stored((f) => f.z.string(), { label: labels.refersTo, in: 'feed' }),
  invoiceType: stored((f) => f.z.enum(invoiceTypes), {
    label: labels.type,
    history: (as) => (label) => as.code(label, 'invoiceType'),
    in: 'feed',
  }),
  /** On a credit: the whole invoice, a part of it, or all that earlier credits left. */
  creditScope: stored((f) => f.z._default(f.z.enum(creditScopes), 'Whole')),
  /** Printed on a credit of a part. */
  creditReason: stored((f) => f.z._default(f.z.string(), ''), { label: labels.creditReason }),
  projectId: stored((f) => f.id, { in: 'feed' }),
  projectCode: stored((f) => f.z.string(), { label: labels.projectCode, in: 'feed' }),
  /** The projects of a combined invoice, in printed order; else empty. The first one is also `projectId`. */
  projects: stored((f) => f.z._default(f.z.array(invoicedProject(f)), []), { in: 'feed' }),
  /** Null on invoices older than the field. */
  projectOwnerUserId: stored((f) => f.z._default(f.z.nullable(f.id), null), { in: 'feed', personal: true }),
  projectOwnerUserInitials: stored((f) => f.z.string(), { label: labels.owner, in: 'feed', personal: true }),
  objectName: stored((f) => f.z.string(), { label: labels.objectName, in: 'feed' }),
  customerId: stored((f) => f.id, { in: 'feed' }),
  customerName: stored((f) => f.z.string(), { label: labels.customer, in: 'feed' }),
  /** Printed where the buyer accounts for the VAT (mervärdesskattelagen 17:24). */
  customerVatNumber: stored((f) => f.z._default(f.z.string(), '')),
  /** ISO 3166-1 alpha-2; printed below the address of a foreign buyer. */
  customerCountryCode: stored((f) => f.z._default(f.z.string(), homeCountry)),
  customerOrganisationNumber: stored((f) => f.z._default(f.z.string(), '')),
  /** In Peppol, such as '0088:7300010000001'; empty if it follows from the organisation number. */
  customerElectronicAddress: stored((f) => f.z._default(f.z.string(), '')),
  invoiceDelivery: stored((f) => f.z._default(f.z.enum(invoiceDeliveries), 'Email')),
  sumTotal: stored((f) => f.signedKronor, { label: labels.sum, history: (as) => as.kronor, in: 'feed' }),
  sumTotalRounded: stored((f) => f.signedKronor),
  vatTotalRounded: stored((f) => f.signedKronor, { in: 'feed' }),
  roundingTotal: stored((f) => f.signedKronor),
  /** Whole kronor. */
  sumTotalIncVat: stored((f) => f.signedKronor, { in: 'feed' }),
  /**
   * VAT of the rates, where it is not computed from the lines: a credit that leaves nothing of its debit takes the öre
   * that the rounding of earlier ones left.
   */
  vatOfRates: stored((f) => f.z._default(f.z.array(f.z.object({ vatPercent: f.z.number(), vat: f.signedKronor })), [])),
  dateCreated: stored((f) => f.instant),
  displayDate: stored((f) => f.day, { label: labels.date, in: 'feed' }),
  dueDate: stored((f) => f.day, { label: labels.dueDate, in: 'feed' }),
  paymentTermDays: stored((f) => f.z.int()),
  /** First and last day of the work: an invoice must say when a service was done (mervärdesskattelagen 17:24). */
  workFrom: stored((f) => f.day),
  workTo: stored((f) => f.day),
  ocr: stored((f) => f.z.string()),
  invoiceTitle: stored((f) => f.z.string()),
  invoiceSubTitle: stored((f) => f.z.string()),
  invoiceEmail: stored((f) => f.z.string(), { label: project.labels.invoiceEmail, personal: true }),
  costCenter: stored((f) => f.z.string(), { label: project.labels.costCenter }),
  /** The buyer's. */
  orderNumber: stored((f) => f.z._default(f.z.string(), '')),
  customerReferenceName: stored((f) => f.z.string(), { personal: true }),
  ourReferenceName: stored((f) => f.z.string(), { personal: true }),
  /** HTML with only b, i and br. */
  invoiceMessage: stored((f) => f.z.string(), { label: project.labels.invoiceMessage, history: (as) => as.markup }),
  invoiceAddress: stored(printedAddress),
  objectAddress: stored((f) => f.z.nullable(printedAddress(f))),
  company: stored(company),
};

/** What payments and later credits change. */
const changing = {
  status: stored((f) => f.z.enum(invoiceStatuses), {
    label: labels.status,
    history: (as) => (label) => as.code(label, 'invoiceStatus'),
    in: 'feed',
  }),
  balance: stored((f) => f.z._default(f.z.nullable(f.z.number()), null), {
    label: labels.balance,
    history: (as) => as.kronor,
    in: 'feed',
  }),
  byHand: stored(
    (f) =>
      f.z._default(
        f.z.nullable(
          f.z.extend(byHand(f), {
            /** The state before, for when the change is undone. */
            before: f.z.object({ status: f.z.enum(invoiceStatuses), balance: f.z.nullable(f.z.number()) }),
          }),
        ),
        null,
      ),
    { label: labels.byHand, history: (as) => (label) => as.parts(label, partsByHand) },
  ),
  credited: stored((f) => f.z.boolean(), { label: labels.credited, history: (as) => as.flag, in: 'feed' }),
  refInvoiceId: stored((f) => f.z.nullable(f.z.int()), { in: 'feed' }),
  credits: stored((f) => f.z._default(f.z.array(creditReference(f)), []), { in: 'feed' }),
  /** Work orders that credits have released; null on debits without credits, or with a credit of the whole. */
  releasedWorkOrderIds: stored((f) => f.z._default(f.z.nullable(f.z.array(f.z.int())), null)),
};

function partsByHand(given: ByHand | readonly never[], { invoiceStatus }: Words): Part[] {
  if (!('bookedOn' in given)) return [];
  const booked = { key: 'booked', name: invoiceStatus.Posted, text: given.bookedOn };
  const paid = given.payments.map(({ day: on, amount }, index) => ({
    key: `payment ${index}`,
    name: invoiceStatus.Paid,
    text: `${on}, ${formatMoney(amount)}`,
  }));
  return [booked, ...paid];
}

const workOrderIds = stored(({ z }) => z.array(z.int()));
const { creditReason, ...printedFirst } = printed;

/** The reason of a credit is the last that history tells. */
export const invoice = defineEntity({ ...printedFirst, ...changing, workOrderIds, creditReason });

export const printedInvoice = { fields: printed };

/** Payments and later credits change the others. */
export const fixedOfInvoice = [
  ...(Object.keys(printed) as (keyof typeof printed)[]).filter((field) => field !== 'refSerialNumberPadded'),
  'workOrderIds' as const,
];
