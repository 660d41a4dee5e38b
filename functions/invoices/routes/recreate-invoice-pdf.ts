import { AppError } from '../../../shared/codes/errors.ts';
import { forbidden } from '../../../shared/codes/errors/every-call.ts';
import { recreateInvoicePdf } from '../../../shared/contract/invoices.ts';
import { isMaintainer } from '../../../shared/domain/maintainer.ts';
import { projectsOf } from '../../../shared/domain/invoice/projects-of.ts';
import { invoicePdfRecreated } from '../../../shared/domain/project-log-messages.ts';
import { remakeInvoicePdf } from '../follow-ups/invoice-pdf.ts';
import { environment } from '../../platform/environment.ts';
import { route } from '../../request/route.ts';
import { getInvoiceWithItems } from '../stores/invoice-lines.ts';
import { logOnProject } from '../../projects/project-log-store.ts';

export const handler = route(recreateInvoicePdf, async ({ params, user, now, unit }) => {
  const invoice = await getInvoiceWithItems(params.invoiceId);
  if (!isMaintainer(user, environment.maintainerInitials())) {
    throw new AppError(forbidden, { message: 'Bara den som förvaltar Klang får skapa om en fakturas PDF.' });
  }
  const { invoiceCode } = invoice.data;
  await remakeInvoicePdf(invoice);
  for (const { projectId } of projectsOf(invoice.data)) {
    await logOnProject(unit, {
      projectId,
      logType: 'Invoice',
      sentences: [invoicePdfRecreated(invoiceCode)],
      now,
    });
  }
  return { invoiceCode };
});
