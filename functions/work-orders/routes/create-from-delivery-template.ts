import { createFromDeliveryTemplate } from '../../../shared/contract/work-orders.ts';
import { deliveryCreated } from '../../../shared/domain/project-log-messages.ts';
import { atOnce, runBatch, stageNew } from '../../records/batches/run-batch.ts';
import { route } from '../../request/route.ts';
import { stageBatch } from '../../data/tasks/batch-store.ts';
import { workOrdersOfTemplate } from '../delivery-template-store.ts';
import { logOnProject } from '../../projects/project-log-store.ts';
import { getProjectByCode } from '../../projects/project-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(createFromDeliveryTemplate, async ({ body, user, now, unit, afterCommit }) => {
  const [{ id: projectId }, template] = await Promise.all([
    getProjectByCode(body.projectCode),
    getRecord('delivery-template', body.deliveryTemplateId),
  ]);
  const workOrders = workOrdersOfTemplate(template, { ...body, projectId, userId: user.userId, now });
  const total = workOrders.length;
  await logOnProject(unit, {
    projectId,
    logType: 'WorkOrder',
    sentences: [deliveryCreated(template.data.name, total)],
    now,
  });
  if (total <= atOnce) {
    await stageNew(unit, workOrders);
    return { total, batchId: null, changed: [] };
  }
  const batchId = await stageBatch(unit, { kind: 'create', workOrders }, total, now);
  afterCommit(() => runBatch(batchId));
  return { total, batchId, changed: [] };
});
