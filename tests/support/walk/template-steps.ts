import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  createDeliveryTemplate,
  deleteDeliveryTemplate,
  updateDeliveryTemplate,
} from '../../../shared/contract/delivery-templates.ts';
import { createFromDeliveryTemplate, listWorkOrders } from '../../../shared/contract/work-orders.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { unique } from '../builders.ts';
import type { FirmModel, Template, WorkOrder } from './firm-model.ts';
import { answers, bulkStatuses, lineOf, step, which, among, fault, lines } from './step.ts';

const templateItem = fc.record({ invoiceNote: fc.constantFrom('', 'Moment'), invoiceable: fc.boolean(), lines });
const templateItems = fc.oneof(
  { weight: 12, arbitrary: fc.array(templateItem, { minLength: 1, maxLength: 4 }) },
  // More than one transaction holds.
  { weight: 1, arbitrary: fc.array(templateItem, { minLength: 41, maxLength: 45 }) },
);

export const saveTemplate = step(
  fc.record({ template: which, isNew: fc.boolean(), items: templateItems, fault: fault('no items', 'no product') }),
  async (model, firm, args) => {
    const old = args.isNew ? undefined : among(model.templates, args.template || 0);
    const items = args.items.map((item) => ({
      ...item,
      lines: item.lines.map((one) => ({
        ...lineOf(one, model.products),
        workedHours: null,
        invoiceableHours: null,
      })),
    }));
    const body: any = {
      name: unique('Mall'),
      items: items.map((item) => ({
        ...item,
        lines: item.lines.map(({ productId, hoursEstimated, quantity }) => ({ productId, hoursEstimated, quantity })),
      })),
      ...(old && { version: old.version }),
    };
    if (args.fault === 'no items') body.items = [];
    if (args.fault === 'no product') body.items[0].lines = [{ productId: 9_999_999 }];
    const route = old ? updateDeliveryTemplate : createDeliveryTemplate;
    const options = { body, ...(old && { params: { deliveryTemplateId: old.deliveryTemplateId } }) };
    const description = `${old ? `save template ${old.deliveryTemplateId}` : 'create a template'} of ${items.length} items`;
    const refusal =
      args.fault === 'no items' ? 422 : old?.isDeleted ? 404 : args.fault === 'no product' ? 422 : undefined;
    if (refusal) {
      await firm.expectRefused(route, options, refusal);
      return { description: `${description}: refused (${refusal}, ${args.fault})` };
    }
    const { deliveryTemplateId, version } = await firm.api.result(route, options);
    expect(version).toBe((old?.version ?? 0) + 1);
    if (old) Object.assign(old, { items, version });
    else model.templates.push({ deliveryTemplateId, version, items, isDeleted: false });
    return { description: old ? description : `${description}: ${deliveryTemplateId}` };
  },
);

const hasTemplates = (model: FirmModel) => model.templates.length > 0;

export const removeTemplate = step(
  which,
  async (model, firm, number) => {
    const template = among(model.templates, number);
    const options = { params: { deliveryTemplateId: template.deliveryTemplateId } };
    const description = `delete template ${template.deliveryTemplateId}`;
    if (template.isDeleted) {
      await firm.expectRefused(deleteDeliveryTemplate, options, 404);
      return { description: `${description}: refused (404)` };
    }
    await firm.api.result(deleteDeliveryTemplate, options);
    template.isDeleted = true;
    return { description };
  },
  hasTemplates,
);

export const deliver = step(
  fc.record({
    project: which,
    template: which,
    status: fc.constantFrom(...bulkStatuses),
    missingHours: answers,
    fault: fault('Started', 'Invoiced', 'no project'),
  }),
  async (model, firm, args) => {
    const { projectId, projectCode } = among(model.projects, args.project);
    const { deliveryTemplateId, items, isDeleted }: Template = among(model.templates, args.template);
    const status = args.fault === 'Started' || args.fault === 'Invoiced' ? args.fault : args.status;
    const body = {
      projectCode: args.fault === 'no project' ? '99-9999' : projectCode,
      deliveryTemplateId,
      status,
      missingHours: args.missingHours,
    };
    const description = `deliver ${items.length} of template ${deliveryTemplateId} to project ${projectId} as ${status}`;
    const refusal = status !== args.status ? 422 : isDeleted || args.fault === 'no project' ? 404 : undefined;
    if (refusal) {
      await firm.expectRefused(createFromDeliveryTemplate, { body }, refusal);
      return { description: `${description}: refused (${refusal}, ${args.fault})` };
    }
    const { total, batchId } = await firm.repeated(createFromDeliveryTemplate, { body });
    expect({ total, isBatch: batchId !== null }).toEqual({ total: items.length, isBatch: items.length > 40 });
    const query = { projectCode, itemsPerPage: 0, orderByColumn: 'workOrderId' };
    const listed: any[] = (await firm.api.result(listWorkOrders, { query })).items;
    const newIds = listed.map(({ workOrderId }) => workOrderId).slice(-items.length);
    const made = items.map(({ lines: its, ...item }, index): WorkOrder => ({
      ...item,
      workOrderId: newIds[index],
      version: 1,
      projectId,
      status,
      verificationDate: dayOf(new Date()),
      workOrderOwnerUserId: model.userId,
      workOrderHelperUserId: null,
      lines: its.map((one) => ({ ...one })),
      invoiceId: null,
      isDeleted: false,
    }));
    if (status === 'Registered') {
      for (const one of made.flatMap((workOrder) => workOrder.lines)) model.register(one, args.missingHours);
    }
    model.workOrders.push(...made);
    return { description, touched: made.slice(0, 4) };
  },
  hasTemplates,
);
