import * as z from 'zod/mini';
import { dayOf } from '../../lib/days.ts';
import type { InvoiceDocument } from '../../schemas/invoice.ts';
import { companySchema, type Company } from '../../schemas/settings.ts';
import { projectsWithSums } from './combined-document.ts';
import { opposite } from './credit-lines.ts';
import { invoiceNumbers } from './invoice-number.ts';

/**
 * The invoice that credits a whole debit invoice: hours, quantities and sums negated, prices and texts unchanged, the
 * company's current details. It asks for no payment and is due on its date. @param credit.number left out for a preview
 */
export function creditOf(
  debit: InvoiceDocument,
  credit: { company: Company; now: Date; number?: { serialNumber: number } },
): InvoiceDocument {
  const displayDate = dayOf(credit.now);
  const items = debit.items.map((item) => ({
    ...item,
    invoiceableHours: opposite(item.invoiceableHours),
    quantity: opposite(item.quantity),
    subTotal: opposite(item.subTotal),
    sources: item.sources.map((source) => ({ ...source, quantity: opposite(source.quantity) })),
  }));
  return {
    ...debit,
    ...invoiceNumbers(debit.projectCode, credit.number),
    refSerialNumberPadded: debit.serialNumberPadded,
    invoiceType: 'Credit',
    sumTotal: opposite(debit.sumTotal),
    sumTotalRounded: opposite(debit.sumTotalRounded),
    vatTotalRounded: opposite(debit.vatTotalRounded),
    roundingTotal: opposite(debit.roundingTotal),
    sumTotalIncVat: opposite(debit.sumTotalIncVat),
    dateCreated: credit.now.toISOString(),
    displayDate,
    dueDate: displayDate,
    paymentTermDays: 0,
    invoiceTitle: 'Kreditfaktura',
    items,
    projects: projectsWithSums(debit.projects, items),
    company: z.parse(companySchema, credit.company),
  };
}
