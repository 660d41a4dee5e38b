import * as z from 'zod/mini';
import { addDays, dayOf } from '../../lib/days.ts';
import { toKronor } from '../../lib/money.ts';
import type { InvoiceDocument, InvoiceItem } from '../../schemas/invoice.ts';
import { companySchema } from '../../schemas/settings.ts';
import { fullName } from '../contact.ts';
import { editedDocument } from './edited-document.ts';
import type { InvoiceInput, InvoicedAddress } from './invoice-input.ts';
import type { InvoiceLine } from './invoice-line.ts';
import { hasLines, invoiceLines } from './invoice-lines.ts';
import { invoiceNumbers } from './invoice-number.ts';
import { invoiceTotals } from './invoice-totals.ts';
import { sanitizeMessage } from './message.ts';
import { agreedVat, requireVat } from './vat-rule.ts';

/**
 * The printed debit invoice of a project's work orders; a preview when it has no number. @throws AppError
 * nothing_to_invoice, price_missing (with the product names), against_agreement, vat_undecided
 */
export function buildInvoiceDocument(input: InvoiceInput): InvoiceDocument {
  const lines = linesOf(input);
  requireVat(input.customer, lines);
  return documentOf(input, lines);
}

/** The same where the VAT may be undecided, to look for remarks. @throws as above, but for vat_undecided */
export function buildUncheckedDocument(input: InvoiceInput): InvoiceDocument {
  return documentOf(input, linesOf(input));
}

/** The document of lines that `linesOf` gave, or of those of several inputs. */
export function documentOf(input: InvoiceInput, lines: readonly InvoiceLine[]): InvoiceDocument {
  const { project, customer, objectAddress, owner, mainContact, now } = input;
  const totals = invoiceTotals(lines);
  const displayDate = dayOf(now);
  const done = input.workOrders.filter(hasLines).map((workOrder) => workOrder.verificationDate);
  const daysOfWork = done.length > 0 ? done : [displayDate];

  const document: InvoiceDocument = {
    ...invoiceNumbers(project.projectCode, input.number),
    refSerialNumberPadded: '',
    invoiceType: 'Debit',
    creditScope: 'Whole',
    creditReason: '',
    projectId: project.projectId,
    projectCode: project.projectCode,
    projects: [],
    projectOwnerUserId: project.projectOwnerUserId,
    projectOwnerUserInitials: owner?.initials ?? '',
    objectName: objectAddress?.name ?? '',
    customerId: customer.customerId,
    customerName: customer.name,
    customerVatNumber: customer.vatNumber,
    customerCountryCode: customer.countryCode,
    customerOrganisationNumber: customer.organisationNumber,
    customerElectronicAddress: customer.electronicAddress,
    invoiceDelivery: customer.invoiceDelivery,
    sumTotal: toKronor(totals.netOre),
    sumTotalRounded: toKronor(totals.netOre),
    vatTotalRounded: toKronor(totals.vatOre),
    roundingTotal: toKronor(totals.roundingOre),
    sumTotalIncVat: toKronor(totals.toPayOre),
    vatOfRates: [],
    dateCreated: now.toISOString(),
    displayDate,
    dueDate: addDays(displayDate, project.paymentTermDays),
    paymentTermDays: project.paymentTermDays,
    workFrom: daysOfWork.reduce((a, b) => (b < a ? b : a)),
    workTo: daysOfWork.reduce((a, b) => (b > a ? b : a)),
    invoiceTitle: input.agreed?.title ?? 'Faktura',
    invoiceSubTitle: project.invoiceText || customer.invoiceText,
    invoiceEmail: project.invoiceEmail || customer.invoiceEmail,
    costCenter: project.costCenter || customer.costCenter,
    orderNumber: project.orderNumber || customer.orderNumber,
    customerReferenceName: mainContact ? fullName(mainContact) : '',
    ourReferenceName: owner ? fullName(owner) : '',
    invoiceMessage: sanitizeMessage(project.invoiceMessage),
    invoiceAddress: receiver(input),
    objectAddress: objectAddress && printed(objectAddress),
    items: lines.map(toItem),
    company: z.parse(companySchema, input.company),
  };
  return input.edits ? editedDocument(document, input.edits) : document;
}

export function linesOf(input: InvoiceInput): InvoiceLine[] {
  const { agreed, number } = input;
  const work = agreed?.replacesWork ? [] : invoiceLines(input);
  if (!agreed) return work;
  const vat = agreedVat(agreed, input);
  const below = agreed.linesBelow(work, number?.serialNumber ?? 0);
  return [...work, ...below.map((line) => (line.lineKind === 'Deduction' ? line : { ...line, ...vat }))];
}

type Parties = Pick<InvoiceInput, 'invoiceAddress' | 'mainAddress'> & {
  customer: Pick<InvoiceInput['customer'], 'name'>;
};

/**
 * The project's invoice address, else the customer's main address. The name of a main address is used only if it is an
 * invoice address; otherwise it names a place.
 */
export function receiver({ invoiceAddress, mainAddress, customer }: Parties): InvoiceDocument['invoiceAddress'] {
  if (invoiceAddress) return { ...printed(invoiceAddress), name: invoiceAddress.name || customer.name };
  if (!mainAddress) return { name: customer.name, address1: '', address2: '', postalCode: '', city: '' };
  const receiverName = mainAddress.addressType === 'InvoiceAddress' ? mainAddress.name : '';
  return { ...printed(mainAddress), name: receiverName || customer.name };
}

function printed({ name, address1, address2, postalCode, city }: InvoicedAddress) {
  return { name, address1, address2, postalCode, city };
}

function toItem(line: InvoiceLine, index: number): InvoiceItem {
  return {
    productType: line.productType,
    invoiceItemText: line.text,
    invoiceItemGroupHeading: line.heading,
    invoiceableHours: line.productType === 'Rate' ? line.quantity : 0,
    quantity: line.productType === 'Rate' ? 0 : line.quantity,
    unitPrice: toKronor(line.unitPriceOre),
    subTotal: toKronor(line.subTotalOre),
    vatPercent: line.vatPercent,
    vatRule: line.vatRule,
    account: line.account,
    lineKind: line.lineKind,
    projectId: 0,
    agreedRef: line.agreedRef,
    sortNum: index + 1,
    sources: line.sources,
    credits: null,
  };
}
