import { AppError } from '../../../shared/contract/errors.ts';
import { createFromProject } from '../../../shared/contract/invoices.ts';
import { workOrdersToInvoice } from '../../replica/lists/of-project.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { route } from '../../runtime/route.ts';
import { stageInvoiceFollowUps } from '../../stores/follow-up-store.ts';
import { commitInvoice, loadInvoiceSource, maxWorkOrders } from '../../stores/invoice-store.ts';
import { getRecord, nextNumber } from '../../stores/table.ts';

export const handler = route(createFromProject, async ({ params, now, unit, knownChangedAt }) => {
  const project = await getRecord('project', params.projectId);
  const workOrderIds = workOrdersToInvoice(await freshReplica({ knownChangedAt }), project.id);
  const source = await loadInvoiceSource(project, workOrderIds, now);
  if (source.workOrders.length > maxWorkOrders) {
    throw new AppError('too_many_work_orders', {
      message: `Projektet har ${source.workOrders.length} insatser att fakturera och en faktura rymmer ${maxWorkOrders}. Ändra status på några av dem och fakturera i omgångar.`,
    });
  }
  const invoiceId = await nextNumber('invoice');
  return commitInvoice(unit, source, invoiceId, () => stageInvoiceFollowUps(unit, invoiceId, now));
});
