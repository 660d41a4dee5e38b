import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  createWorkOrder,
  deleteWorkOrder,
  setWorkOrderStatusForList,
  updateWorkOrder,
} from '../../../shared/contract/work-orders.ts';
import type { Line } from './firm-model.ts';
import {
  answers,
  bulkStatuses,
  step,
  which,
  among,
  fault,
  lines,
  fields,
  lineOf,
  fieldsOf,
  nameOf,
  idOf,
  hasWorkOrders,
} from './step.ts';

function sent({ workOrderItemId, productId, hoursEstimated, workedHours, invoiceableHours, quantity }: Line) {
  return { workOrderItemId, productId, hoursEstimated, workedHours, invoiceableHours, quantity };
}

export const create = step(
  fc.record({
    project: which,
    fields,
    lines,
    missingHours: answers,
    fault: fault('half an hour', 'no project', 'no product', 'Invoiced'),
  }),
  async (model, firm, args) => {
    const { projectId } = among(model.projects, args.project);
    const its = args.lines.map((one) => lineOf(one, model.products));
    const values = fieldsOf(args.fields, model);
    const { missingHours } = args;
    const body: any = { ...values, projectId, missingHours, items: its.map(sent) };
    const description = `create a work order of project ${projectId}, ${values.status}, ${its.length} lines`;
    if (args.fault !== 'none') {
      const line = { productId: model.products[0]!.productId };
      if (args.fault === 'half an hour') body.items.push({ ...line, hoursEstimated: 0.25 });
      if (args.fault === 'no product') body.items.push({ ...line, productId: 9_999_999 });
      if (args.fault === 'no project') body.projectId = 9_999_999;
      if (args.fault === 'Invoiced') body.status = 'Invoiced';
      await firm.expectRefused(createWorkOrder, { body }, 422);
      return { description: `${description}: refused for ${args.fault}` };
    }
    const { workOrderId } = await firm.repeated(createWorkOrder, { body });
    if (values.status === 'Registered') for (const one of its) model.register(one, missingHours);
    const workOrder = { ...values, workOrderId, version: 1, projectId, lines: its, invoiceId: null, isDeleted: false };
    model.workOrders.push(workOrder);
    return { description: `${description}: ${nameOf(workOrder)}`, touched: [workOrder] };
  },
);

export const update = step(
  fc.record({
    workOrder: which,
    fields,
    lines,
    keeps: fc.boolean(),
    missingHours: answers,
    fault: fault('stale version', 'half an hour', 'no product', 'Invoiced'),
  }),
  async (model, firm, args) => {
    const workOrder = among(model.workOrders, args.workOrder);
    const values = fieldsOf(args.fields, model);
    const kept = args.keeps ? workOrder.lines.map((one) => ({ ...one, frozen: null })) : [];
    const its = [...kept, ...args.lines.map((one) => lineOf(one, model.products))].slice(0, 6);
    const { missingHours } = args;
    const body: any = { ...values, version: workOrder.version, missingHours, items: its.map(sent) };
    const line = { productId: model.products[0]!.productId };
    if (args.fault === 'half an hour') body.items.push({ ...line, hoursEstimated: 0.25 });
    if (args.fault === 'no product') body.items.push({ ...line, productId: 9_999_999 });
    if (args.fault === 'Invoiced') body.status = 'Invoiced';
    if (args.fault === 'stale version') body.version += 1;
    const options = { params: idOf(workOrder), body };
    const refusal =
      args.fault === 'Invoiced'
        ? 422
        : workOrder.isDeleted
          ? 404
          : workOrder.invoiceId !== null || args.fault === 'stale version'
            ? 409
            : args.fault === 'no product' || args.fault === 'half an hour'
              ? 422
              : undefined;
    const description = `save ${nameOf(workOrder)} as ${values.status} with ${its.length} lines`;
    if (refusal) {
      await firm.expectRefused(updateWorkOrder, options, refusal);
      return { description: `${description}: refused (${refusal}, ${args.fault})`, touched: [workOrder] };
    }
    await firm.api.result(updateWorkOrder, options);
    if (values.status === 'Registered') for (const one of its) model.register(one, missingHours);
    Object.assign(workOrder, { ...values, lines: its, version: workOrder.version + 1 });
    return { description, touched: [workOrder] };
  },
  hasWorkOrders,
);

export const remove = step(
  fc.record({ workOrder: which, fault: fault('stale version', 'by Staff') }),
  async (model, firm, args) => {
    const workOrder = among(model.workOrders, args.workOrder);
    const version = workOrder.version + (args.fault === 'stale version' ? 1 : 0);
    const options = { params: idOf(workOrder), query: { version } };
    const description = `delete ${nameOf(workOrder)}`;
    const touched = [workOrder];
    const refusal =
      args.fault === 'by Staff'
        ? 403
        : workOrder.isDeleted
          ? 404
          : workOrder.invoiceId !== null || args.fault === 'stale version'
            ? 409
            : undefined;
    if (refusal) {
      await firm.expectRefused(deleteWorkOrder, options, refusal, args.fault === 'by Staff' ? firm.staff : firm.api);
      return { description: `${description}: refused (${refusal}, ${args.fault})`, touched };
    }
    await firm.api.result(deleteWorkOrder, options);
    workOrder.isDeleted = true;
    return { description, touched };
  },
  hasWorkOrders,
);

export const setStatus = step(
  fc.record({
    workOrders: fc.array(which, { minLength: 1, maxLength: 8 }),
    // Any of the list's editable work orders; more than 40 become a batch.
    takes: fc.constantFrom('some', 'some', 'open ones', 'open ones', 'all open ones'),
    newStatus: fc.constantFrom(...bulkStatuses),
    missingHours: answers,
    fault: fault('Started', 'Cancelled', 'Invoiced'),
  }),
  async (model, firm, { takes, newStatus, missingHours, fault: wrong, workOrders: numbers }) => {
    const open = model.living().filter(({ invoiceId }) => invoiceId === null);
    const from = takes === 'some' || open.length === 0 ? model.workOrders : open;
    const wanted = takes === 'all open ones' ? from : numbers.map((number) => among(from, number));
    const chosen = [...new Set(wanted)];
    const workOrderIds = wanted.map(({ workOrderId }) => workOrderId);
    const body = { workOrderIds, newStatus: wrong === 'none' ? newStatus : wrong, missingHours };
    const description = `set ${chosen.map(nameOf).join(' ')} to ${body.newStatus}`;
    const touched = chosen.slice(0, 5);
    const refusal =
      wrong === 'none'
        ? chosen.some(({ isDeleted }) => isDeleted)
          ? 404
          : chosen.some(({ invoiceId }) => invoiceId !== null)
            ? 409
            : undefined
        : 422;
    if (refusal) {
      await firm.expectRefused(setWorkOrderStatusForList, { body }, refusal);
      return { description: `${description}: refused (${refusal})`, touched };
    }
    const { total, batchId } = await firm.repeated(setWorkOrderStatusForList, { body });
    expect({ total, isBatch: batchId !== null }).toEqual({ total: chosen.length, isBatch: chosen.length > 40 });
    for (const workOrder of chosen) {
      if (workOrder.status === newStatus) continue;
      workOrder.status = newStatus;
      if (newStatus === 'Registered') for (const one of workOrder.lines) model.register(one, missingHours);
      workOrder.version += 1;
    }
    return { description, touched };
  },
  hasWorkOrders,
);
