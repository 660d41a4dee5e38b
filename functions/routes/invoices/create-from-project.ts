import { createFromProject } from '../../../shared/contract/invoices.ts';
import {
  createInvoice,
  createLargeInvoice,
  isLarge,
  requireFree,
  sourceOfNext,
} from '../../invoicing/create-invoice.ts';
import { endClaim, settleWithinMs } from '../../invoicing/end-claim.ts';
import { workOrdersToInvoice } from '../../replica/lists/of-project.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { route } from '../../runtime/route.ts';
import { getRecord, nextNumber } from '../../stores/table.ts';

export const handler = route(createFromProject, async ({ params, now, unit, knownChangedAt, afterCommit }) => {
  const project = await getRecord('project', params.projectId);
  await requireFree(project.id, now);
  const workOrderIds = workOrdersToInvoice(await freshReplica({ knownChangedAt }), project.id);
  const { source } = await sourceOfNext(project, workOrderIds, now);
  const asked = { unit, invoiceId: await nextNumber('invoice'), now };
  if (!isLarge(source)) return createInvoice(asked, source);
  afterCommit(() => endClaim(project.id, { until: now.getTime() + settleWithinMs }));
  return createLargeInvoice(asked, source);
});
