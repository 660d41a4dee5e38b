import { changeRecords } from '../../../shared/contract/bulk.ts';
import { deleteContact } from '../../../shared/contract/contacts.ts';
import { setWorkOrderStatusForList } from '../../../shared/contract/work-orders.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { Api } from '../../support/api.ts';
import {
  makeContact,
  makeCustomer,
  makeInvoiceableProject,
  makeProject,
  makeWorkOrder,
  makeWorkOrders,
  writeInLog,
} from '../../support/builders.ts';
import {
  type People,
  type Sample,
  nothing,
  ofProject,
  ofUser,
  deletion,
  saving,
  makeDeliveryTemplate,
  type Samples,
} from './sample.ts';

const ofWorkOrder: Sample = async ({ Staff }) => {
  const { projectId } = await makeProject(Staff);
  return { params: { workOrderId: (await makeWorkOrder(Staff, projectId)).workOrderId } };
};

/** More work orders than one transaction holds. */
async function makeBatch(api: Api): Promise<number> {
  const workOrderIds = await makeWorkOrders(api, (await makeProject(api)).projectId, 41);
  const body = { workOrderIds, newStatus: 'Quoted' };
  return (await api.result(setWorkOrderStatusForList, { body })).batchId;
}

async function newLogEntry({ Staff }: People): Promise<any> {
  return writeInLog(Staff, (await makeProject(Staff)).projectId);
}

export const projectsSamples = {
  'projects/list-projects': () => ({ body: { filter: {}, tagIds: [] } }),
  'projects/get-all-projects': nothing,
  'projects/get-project': ofProject,
  'projects/get-project-by-code': async ({ Staff }) => ({
    params: { projectCode: (await makeProject(Staff)).projectCode },
  }),
  'projects/get-project-figures': ofProject,
  'projects/get-owned-projects': ofUser,
  'projects/get-reviewed-projects': ofUser,
  'projects/create-project': async ({ Staff }) => ({ body: { customerId: (await makeCustomer(Staff)).customerId } }),
  'projects/update-project': async ({ Staff }) => saving('projectId', await makeProject(Staff)),
  'projects/delete-project': async ({ Staff }) => deletion('projectId', await makeProject(Staff)),
  'project-logs/get-log-of-project': ofProject,
  'project-logs/get-project-log': async (people) => ({
    params: { projectLogId: (await newLogEntry(people)).projectLogId },
  }),
  'project-logs/create-project-log': async ({ Staff }) => ({
    body: { projectId: (await makeProject(Staff)).projectId, message: 'Prov', logType: 0 },
  }),
  'project-logs/update-project-log': async (people) => saving('projectLogId', await newLogEntry(people)),
  'project-logs/delete-project-log': async (people) => deletion('projectLogId', await newLogEntry(people)),
  'work-orders/list-work-orders': nothing,
  'work-orders/get-work-order': ofWorkOrder,
  'work-orders/get-empty-work-order': ofProject,
  'work-orders/contains-status-started': ofProject,
  'work-orders/create-work-order': async ({ Staff }) => ({
    body: {
      projectId: (await makeProject(Staff)).projectId,
      status: 'Planned',
      verificationDate: dayOf(new Date()),
      workOrderOwnerUserId: null,
      items: [],
    },
  }),
  'work-orders/update-work-order': async ({ Staff }) =>
    saving('workOrderId', await makeWorkOrder(Staff, (await makeProject(Staff)).projectId)),
  'work-orders/take-work-order': ofWorkOrder,
  'my-day/get-my-day': nothing,
  'work-orders/delete-work-order': async ({ Staff }) =>
    deletion('workOrderId', await makeWorkOrder(Staff, (await makeProject(Staff)).projectId)),
  'work-orders/set-work-order-status-for-list': async (people) => {
    const { params } = await ofWorkOrder(people);
    return { body: { workOrderIds: [params!['workOrderId']], newStatus: 'Registered' } };
  },
  'work-orders/export-quotation': async ({ Staff }) => ({
    body: { projectCode: (await makeInvoiceableProject(Staff)).project.projectCode, template: 'quotation' },
  }),
  'work-orders/export-quotation-pdf': async ({ Staff }) => ({
    body: { projectCode: (await makeInvoiceableProject(Staff)).project.projectCode },
  }),
  'work-orders/export-detailed': async ({ Staff }) => ({
    body: { projectCode: (await makeInvoiceableProject(Staff)).project.projectCode, template: 'detailed' },
  }),
  'work-orders/create-from-delivery-template': async (people) => ({
    body: {
      projectCode: (await makeProject(people.Staff)).projectCode,
      deliveryTemplateId: (await makeDeliveryTemplate(people)).deliveryTemplateId,
      status: 'Planned',
    },
  }),
  'work-orders/get-work-order-batch': async ({ Developer }) => ({ params: { batchId: await makeBatch(Developer) } }),
  'bulk/change-records': async ({ Staff }) => ({
    body: { change: { what: 'project-tags', add: [], remove: [] }, ids: [(await makeProject(Staff)).projectId] },
  }),
  'bulk/get-bulk-change': async ({ Developer }) => {
    const ids = [(await makeProject(Developer)).projectId];
    const body = { change: { what: 'project-tags' as const, add: [], remove: [] }, ids };
    return { params: { batchId: (await Developer.result(changeRecords, { body })).batchId } };
  },
  'history/get-history': async ({ Staff }) => ({
    params: { kind: 'project', id: (await makeProject(Staff)).projectId },
  }),
  'history/restore-record': async ({ Staff }) => {
    const { contactId, version } = await makeContact(Staff);
    await Staff.result(deleteContact, { params: { contactId }, query: { version } });
    return { params: { kind: 'contact', id: contactId }, body: { to: version, expected: version + 1 } };
  },
  'history/restore-records': async ({ Staff }) => {
    const { projectId } = await makeProject(Staff);
    const { workOrderId, version } = await makeWorkOrder(Staff, projectId);
    const body = { workOrderIds: [workOrderId], newStatus: 'Quoted' };
    await Staff.result(setWorkOrderStatusForList, { body });
    return {
      params: { kind: 'work-order' },
      body: { records: [{ id: workOrderId, to: version, expected: version + 1 }] },
    };
  },
  'history/list-changes': nothing,
  'history/list-deleted': nothing,
} satisfies Samples;
