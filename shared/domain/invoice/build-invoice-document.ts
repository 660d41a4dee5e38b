import * as z from 'zod/mini';
import { addDays, dayOf } from '../../lib/days.ts';
import { toKronor } from '../../lib/money.ts';
import type { InvoiceDocument, InvoiceItem } from '../../schemas/invoice.ts';
import { companySchema } from '../../schemas/settings.ts';
import { fullName } from '../contact.ts';
import type { InvoiceInput, InvoicedAddress } from './invoice-input.ts';
import { hasLines, invoiceLines, type InvoiceLine } from './invoice-lines.ts';
import { invoiceNumbers } from './invoice-number.ts';
import { invoiceTotals } from './invoice-totals.ts';
import { sanitizeMessage } from './message.ts';

/**
 * The printed debit invoice of a project's work orders; a preview when it has no number. @throws AppError
 * nothing_to_invoice, price_missing (with the product names)
 */
export function buildInvoiceDocument(input: InvoiceInput): InvoiceDocument {
  const { project, customer, objectAddress, owner, mainContact, now } = input;
  const lines = invoiceLines(input.workOrders, input.products);
  const totals = invoiceTotals(lines);
  const daysOfWork = input.workOrders.filter(hasLines).map((workOrder) => workOrder.verificationDate);
  const displayDate = dayOf(now);

  return {
    ...invoiceNumbers(project.projectCode, input.number),
    refSerialNumberPadded: '',
    invoiceType: 'Debit',
    projectId: project.projectId,
    projectCode: project.projectCode,
    projectOwnerUserInitials: owner?.initials ?? '',
    objectName: objectAddress?.name ?? '',
    customerId: customer.customerId,
    customerName: customer.name,
    sumTotal: toKronor(totals.netOre),
    sumTotalRounded: toKronor(totals.netOre),
    vatTotalRounded: toKronor(totals.vatOre),
    roundingTotal: toKronor(totals.roundingOre),
    sumTotalIncVat: toKronor(totals.toPayOre),
    dateCreated: now.toISOString(),
    displayDate,
    dueDate: addDays(displayDate, project.paymentTermDays),
    paymentTermDays: project.paymentTermDays,
    workFrom: daysOfWork.reduce((a, b) => (b < a ? b : a)),
    workTo: daysOfWork.reduce((a, b) => (b > a ? b : a)),
    invoiceTitle: 'Faktura',
    invoiceSubTitle: project.invoiceText || customer.invoiceText,
    invoiceEmail: project.invoiceEmail || customer.invoiceEmail,
    costCenter: project.costCenter || customer.costCenter,
    customerReferenceName: mainContact ? fullName(mainContact) : '',
    ourReferenceName: owner ? fullName(owner) : '',
    invoiceMessage: sanitizeMessage(project.invoiceMessage),
    invoiceAddress: receiver(input),
    objectAddress: objectAddress && printed(objectAddress),
    items: lines.map(toItem),
    company: z.parse(companySchema, input.company),
  };
}

/**
 * The project's invoice address, else the customer's main address. The name of a main address is used only if it is an
 * invoice address; otherwise it names a place.
 */
function receiver({ invoiceAddress, mainAddress, customer }: InvoiceInput): InvoiceDocument['invoiceAddress'] {
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
    quantity: line.productType === 'Rent' ? line.quantity : 0,
    unitPrice: toKronor(line.unitPriceOre),
    subTotal: toKronor(line.subTotalOre),
    vatPercent: line.vatPercent,
    sortNum: index + 1,
    sources: line.sources,
  };
}
