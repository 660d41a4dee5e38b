import * as z from 'zod/mini';
import type { exportQuotation } from '../../shared/contract/work-orders.ts';
import type { BodyOf } from '../../shared/contract/route.ts';
import { fullName } from '../../shared/domain/contact.ts';
import { receiver } from '../../shared/domain/invoice/build-invoice-document.ts';
import { type Quotation, quotedLines } from '../../shared/domain/quotation.ts';
import { dayOf } from '../../shared/lib/days.ts';
import { companySchema } from '../../shared/schemas/settings.ts';
import { listedWorkOrders } from '../work-orders/listed-work-orders.ts';
import { loadInvoicedProject, loadInvoiceContext, partiesOf, personsOf } from '../invoices/stores/invoice-contents.ts';

type QuotationRequest = {
  body: BodyOf<typeof exportQuotation>;
  user: { userId: number };
  now: Date;
  knownChangedAt: string | undefined;
};

/** @returns the quotation of the work orders that the filter finds. @throws not_found */
export async function readQuotation({ body, user, now, knownChangedAt }: QuotationRequest): Promise<Quotation> {
  const { projectId, projectCode, workOrders } = await listedWorkOrders(body, user, knownChangedAt);
  const surroundings = await loadInvoiceContext(await loadInvoicedProject(projectId));
  const { owner, mainContact, objectAddress } = personsOf(surroundings);
  return {
    projectCode,
    objectName: objectAddress?.name ?? '',
    receiver: receiver(partiesOf(surroundings)),
    customerReferenceName: mainContact ? fullName(mainContact) : '',
    ourReferenceName: owner ? fullName(owner) : '',
    day: dayOf(now),
    validUntil: body.validUntil,
    terms: body.terms,
    lines: quotedLines(workOrders),
    company: z.parse(companySchema, surroundings.settings.data),
  };
}
