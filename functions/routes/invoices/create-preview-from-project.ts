import { createPreviewFromProject } from '../../../shared/contract/invoices.ts';
import { buildInvoiceDocument } from '../../../shared/domain/invoice/build-invoice-document.ts';
import { workOrdersToInvoice } from '../../replica/lists/of-project.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { route } from '../../runtime/route.ts';
import { loadInvoiceSource } from '../../stores/invoice-store.ts';
import { getRecord } from '../../stores/table.ts';

export const handler = route(createPreviewFromProject, async ({ params, now, knownChangedAt }) => {
  const project = await getRecord('project', params.projectId);
  const workOrderIds = workOrdersToInvoice(await freshReplica({ knownChangedAt }), project.id);
  const invoiceDto = buildInvoiceDocument((await loadInvoiceSource(project, workOrderIds, now)).input);
  return { invoiceDto, logoUrl: invoiceDto.company.logoUrl };
});
