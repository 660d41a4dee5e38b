import { createAddress, linkProjectAddress } from '../../shared/contract/addresses.ts';
import { changeRecords } from '../../shared/contract/bulk.ts';
import { deleteContact } from '../../shared/contract/contacts.ts';
import { createCustomerPriceList } from '../../shared/contract/customer-price-lists.ts';
import { listCustomers } from '../../shared/contract/customers.ts';
import { createDeliveryTemplate } from '../../shared/contract/delivery-templates.ts';
import { deleteFile } from '../../shared/contract/files.ts';
import { disconnectFortnox } from '../../shared/contract/finance-integration.ts';
import { createFromProject } from '../../shared/contract/invoices.ts';
import {
  createDefaultPriceList,
  deleteDefaultPriceList,
  listDefaultPriceLists,
} from '../../shared/contract/price-lists.ts';
import { getAllProducts } from '../../shared/contract/products.ts';
import { saveProjectPriceList } from '../../shared/contract/project-price-lists.ts';
import { createListView } from '../../shared/contract/list-views.ts';
import { listOwnNotifications } from '../../shared/contract/notifications.ts';
import { getSystemSettings, getUserSettings } from '../../shared/contract/settings.ts';
import { beginListExport, listOwnExports } from '../../shared/contract/spreadsheets.ts';
import { listStaffTimeLogs, openStaffTimeLog, updateStaffTimeLog } from '../../shared/contract/staff-time-logs.ts';
import { getAllTags } from '../../shared/contract/tags.ts';
import { setWorkOrderStatusForList } from '../../shared/contract/work-orders.ts';
import { getAllUsers } from '../../shared/contract/users.ts';
import type { Notification } from '../../shared/schemas/notification.ts';
import { localUsers } from '../../functions/demo/local-users.ts';
import { expect } from 'vitest';
import { dayOf } from '../../shared/lib/days.ts';
import { Api, type CallOptions } from '../support/api.ts';
import {
  makeAddress,
  makeContact,
  makeCustomer,
  makeInvoiceableProject,
  makeProduct,
  makeProject,
  makeTag,
  makeUser,
  makeWorkOrder,
  makeWorkOrders,
  newUser,
  unique,
  writeInLog,
} from '../support/builders.ts';
import { importFile } from '../support/project-import.ts';
import { beginLargeFile, makeFile, sendParts } from '../support/files.ts';
import { linkFortnox, newFortnoxCustomer } from '../support/fortnox-link.ts';
import { leaveUnsettled, makeDifference, setInvoiceStatus } from '../support/invoices.ts';
import { longPoll, mailOf, mailSimulator, makeMailedInvoice } from '../support/invoice-mails.ts';
import type { Role } from '../../shared/codes/roles.ts';

type People = Record<Role, Api>;

type Sample = (people: People) => Promise<CallOptions> | CallOptions;

const exportOfCustomers = {
  list: listCustomers.name,
  asked: { name: 'a' },
  name: 'Kunder',
  columns: [{ key: 'name', heading: 'Namn', format: 'text' }],
};

const nothing: Sample = () => ({});
/** Links to Fortnox first, regardless of other samples. */
const linked =
  (sample: Sample): Sample =>
  async (people) => {
    await linkFortnox(people.SuperAdmin);
    return sample(people);
  };
/** Gives the Developer a project, and waits for the notification of it. */
async function makeNotification({ Staff, Developer }: People): Promise<Notification> {
  const { initials } = localUsers.find(({ role }) => role === 'Developer')!;
  const users: { userId: number; initials: string }[] = await Staff.result(getAllUsers);
  const { userId } = users.find((user) => user.initials === initials)!;
  await makeProject(Staff, { projectOwnerUserId: userId });
  let made: Notification | undefined;
  await expect
    .poll(async () => {
      const all: Notification[] = await Developer.result(listOwnNotifications);
      made = all.find(({ kind, isRead }) => kind === 'GivenProject' && !isRead);
      return made !== undefined;
    }, longPoll)
    .toBe(true);
  return made!;
}
const ofCustomer: Sample = async ({ Staff }) => ({ params: { customerId: (await makeCustomer(Staff)).customerId } });
const ofProject: Sample = async ({ Staff }) => ({ params: { projectId: (await makeProject(Staff)).projectId } });
const ofInvoiceable: Sample = async ({ Staff }) => {
  const { project } = await makeInvoiceableProject(Staff);
  return { params: { projectId: project.projectId } };
};
const ofInvoice: Sample = async (people) => {
  const { invoiceId } = await people.Staff.result(createFromProject, await ofInvoiceable(people));
  return { params: { invoiceId } };
};
const ofPosted: Sample = async (people) => {
  const call = await ofInvoice(people);
  await setInvoiceStatus(Number(call.params!['invoiceId']), 'Posted');
  return call;
};
const ofProjectFile: Sample = async ({ Staff }) => {
  const { projectCode, path } = await makeFile(Staff);
  return { params: { projectCode }, query: { path } };
};
const ofPartialUpload = async ({ Staff }: People) => {
  const { projectCode } = await makeProject(Staff);
  return { params: { projectCode }, body: await beginLargeFile(Staff, projectCode) };
};
/** An invoice whose mail bounced, so that it can be retried. */
const ofBouncedMail: Sample = async ({ Staff }) => {
  const { invoiceId } = await makeMailedInvoice(Staff, mailSimulator.bounces);
  await expect.poll(async () => (await mailOf(Staff, invoiceId)).isTrouble, longPoll).toBe(true);
  return { params: { invoiceId, followUpId: 'mail' } };
};
const ofFailedMail: Sample = async ({ Staff }) => {
  const { invoiceId } = await makeMailedInvoice(Staff, mailSimulator.refused);
  await expect.poll(async () => (await mailOf(Staff, invoiceId)).lastError, longPoll).not.toBe('');
  return { params: { invoiceId, followUpId: 'mail' } };
};
const ofContact: Sample = async ({ Staff }) => ({ params: { contactId: (await makeContact(Staff)).contactId } });
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
const ofUser: Sample = async ({ SuperAdmin }) => ({ params: { userId: (await makeUser(SuperAdmin)).userId } });

const addressFields = { name: 'Provhallen', address1: 'Provgatan 1', postalCode: '411 01', city: 'Göteborg' };

async function newAddress({ Staff }: People): Promise<any> {
  return makeAddress(Staff, (await makeCustomer(Staff)).customerId);
}

async function newLogEntry({ Staff }: People): Promise<any> {
  return writeInLog(Staff, (await makeProject(Staff)).projectId);
}

const deletion = (idField: string, record: any): CallOptions => ({
  params: { [idField]: record[idField] },
  query: { version: record.version },
});

/** A call that saves a record unchanged. */
const saving = (idField: string, { [idField]: id, ...record }: any): CallOptions => ({
  params: { [idField]: id },
  body: record,
});

/** A year without a default price list, and prices for all products. The year 2000 never has one. */
async function newDefaultPriceList({ SuperAdmin }: People) {
  const [lists, products] = await Promise.all([
    SuperAdmin.result(listDefaultPriceLists, { query: { itemsPerPage: 0 } }),
    SuperAdmin.result(getAllProducts),
  ]);
  const taken = new Set(lists.items.map((list: any) => list.year));
  let year = 2001;
  while (taken.has(year)) year += 1;
  return { year, comment: 'Prov', lines: products.map(({ productId }: any) => ({ productId, price: 10.5 })) };
}

async function makeDefaultPriceList(people: People): Promise<any> {
  return people.SuperAdmin.result(createDefaultPriceList, { body: await newDefaultPriceList(people) });
}

async function makeCustomerPriceList({ Staff, SuperAdmin }: People): Promise<any> {
  const { customerId } = await makeCustomer(Staff);
  return SuperAdmin.result(createCustomerPriceList, { body: { customerId, lines: [] } });
}

async function makeProjectPriceList({ Staff }: People): Promise<any> {
  const { projectId } = await makeProject(Staff);
  const products = await Staff.result(getAllProducts);
  const lines = products.map(({ productId }: any) => ({ productId, price: 10.5 }));
  return Staff.result(saveProjectPriceList, { body: { projectId, lines, version: 0 } });
}

let timeLogMonths = 0;

function newTimeLogMonth() {
  timeLogMonths += 1;
  return { year: 2060 + Math.floor(timeLogMonths / 12), month: (timeLogMonths % 12) + 1 };
}

/** Other test files have left time logs in the same stack. */
async function monthWithoutTimeLog(api: Api) {
  const logs = await api.result(listStaffTimeLogs);
  return { year: Math.max(2060, ...logs.map(({ year }: { year: number }) => year)) + 1, month: 1 };
}

async function userIdOf(api: Api, initials: string): Promise<number> {
  const users = await api.result(getAllUsers);
  return users.find((user: any) => user.initials === initials).userId;
}

async function ownMonth(api: Api, initials: string) {
  return { params: { userId: await userIdOf(api, initials), ...newTimeLogMonth() } };
}

async function makeTimeLog(api: Api, initials: string): Promise<any> {
  return api.result(openStaffTimeLog, await ownMonth(api, initials));
}

const ofStaff: Sample = async ({ Staff }) => ({ params: { userId: await userIdOf(Staff, 'AL') } });

async function newDeliveryTemplate({ SuperAdmin }: People) {
  const { productId } = await makeProduct(SuperAdmin);
  return { name: unique('Prov'), items: [{ invoiceNote: 'Mätning', lines: [{ productId, hoursEstimated: 1.5 }] }] };
}

async function makeDeliveryTemplate(people: People): Promise<any> {
  return people.SuperAdmin.result(createDeliveryTemplate, { body: await newDeliveryTemplate(people) });
}

const ofDeliveryTemplate: Sample = async (people) => ({
  params: { deliveryTemplateId: (await makeDeliveryTemplate(people)).deliveryTemplateId },
});

/** One sample per call that needs a session, by the route's name. Each creates its own records and succeeds. */
export const callSamples: Record<string, Sample> = {
  'auth/log-out': nothing,
  'auth/change-own-pin': async ({ SuperAdmin }) => {
    const { initials, pin } = await makeUser(SuperAdmin);
    const { token } = await Api.logIn(SuperAdmin.url, initials, pin);
    return { headers: { authorization: `Bearer ${token}` }, body: { currentPin: pin, newPin: 'blåbärsris' } };
  },
  'hub/create-hub-ticket': nothing,
  'hub/get-changes': () => ({ query: { since: new Date().toISOString() } }),
  'log-ins/list-log-ins': nothing,
  'log-ins/list-own-log-ins': nothing,
  'users/list-users': nothing,
  'users/get-all-users': nothing,
  'users/get-user': ofUser,
  'users/create-user': () => ({ body: newUser() }),
  'users/update-user': async ({ SuperAdmin }) => saving('userId', await makeUser(SuperAdmin)),
  'users/delete-user': async ({ SuperAdmin }) => deletion('userId', await makeUser(SuperAdmin)),
  'users/change-pin': async (people) => ({ ...(await ofUser(people)), body: { newPin: 'blåbärsris' } }),

  'finance-integration/test-connection': nothing,
  'finance-integration/disconnect-fortnox': nothing,
  'finance-integration/propose-first-invoice-number': linked(nothing),
  'finance-integration/list-connection-log': nothing,
  'finance-integration/clean-connection-log': nothing,
  'dev/get-project-import': nothing,
  'dev/import-projects': async ({ Developer }) => ({ body: { file: await importFile(Developer), isDryRun: false } }),
  'dev/get-import-template': nothing,
  'message-log/list-message-log': nothing,
  'message-log/clean-message-log': nothing,
  'dev/send-test-email': nothing,
  'dev/send-test-message': nothing,
  'dev/seed-demo-data': nothing,
  // The other steps would create PDFs of all invoices.
  'dev/fix-invoices': () => ({ query: { from: 'customers:0' } }),
  'finance-integration/get-fortnox-customers': linked(nothing),
  'finance-integration/get-fortnox-customer': linked(async ({ SuperAdmin }) => {
    return { params: { customerNumber: await newFortnoxCustomer(SuperAdmin) } };
  }),
  'finance-integration/match-customers': linked(nothing),
  'finance-integration/create-fortnox-customers': async ({ Staff }) => ({
    body: { customerIds: [(await makeCustomer(Staff)).customerId] },
  }),
  'finance-integration/remove-invalid-links': linked(nothing),
  'finance-integration/get-reconciliation': linked(nothing),
  'finance-integration/list-ticked-off-differences': nothing,
  'finance-integration/tick-off-difference': async (people) => ({
    params: { differenceId: await makeDifference(Number((await ofInvoice(people)).params!['invoiceId'])) },
    body: { reason: 'Den ska vara så.' },
  }),
  'dev/import-customers-from-fortnox': linked(nothing),
  'dev/import-customers-from-fortnox-approve': linked(async ({ Staff, SuperAdmin }) => {
    const { customerId, name } = await makeCustomer(Staff);
    const fortnoxCustomerNumber = await newFortnoxCustomer(SuperAdmin);
    return { body: [{ customerId, name, fortnoxCustomerNumber }] };
  }),
  'dev/create-customers-in-fortnox': linked(nothing),
  'dev/create-customers-in-fortnox-approve': async ({ Staff }) => {
    const { customerId, name } = await makeCustomer(Staff);
    return { body: [{ customerId, name }] };
  },
  'settings/get-meta': nothing,
  'settings/get-open-api': nothing,
  'settings/get-user-settings': nothing,
  'settings/save-user-settings': async ({ Developer }) => ({ body: await Developer.result(getUserSettings) }),
  'settings/get-system-settings': nothing,
  'settings/save-system-settings': async ({ Developer }) => ({ body: await Developer.result(getSystemSettings) }),

  'search/find-records': () => ({ query: { text: 'prov' } }),
  'search/find-files': async ({ Staff }) => ({ query: { text: (await makeFile(Staff)).path } }),
  'customers/list-customers': nothing,
  'customers/get-all-customers': nothing,
  'customers/find-like-customers': () => ({ query: { name: 'Kunden AB' } }),
  'customers/get-customer': ofCustomer,
  'customers/create-customer': () => ({ body: { name: unique('Prov') } }),
  'customers/update-customer': async ({ Staff }) => saving('customerId', await makeCustomer(Staff)),
  'customers/delete-customer': async ({ Staff }) => deletion('customerId', await makeCustomer(Staff)),

  'addresses/list-addresses': nothing,
  'addresses/get-all-addresses': nothing,
  'addresses/get-address': async (people) => ({ params: { addressId: (await newAddress(people)).addressId } }),
  'addresses/get-customer-addresses': ofCustomer,
  'addresses/get-customer-addresses-of-type': async ({ Staff }) => ({
    params: { customerId: (await makeCustomer(Staff)).customerId, type: 'InvoiceAddress' },
  }),
  'addresses/get-project-addresses': ofProject,
  'addresses/get-addresses-of-project-customer': ofProject,
  'addresses/create-address': async ({ Staff }) => ({
    body: { ...addressFields, customerId: (await makeCustomer(Staff)).customerId },
  }),
  'addresses/link-project-address': async ({ Staff }) => {
    const { projectId, customerId } = await makeProject(Staff);
    const { addressId } = await Staff.result(createAddress, { body: { ...addressFields, customerId } });
    return { body: { projectId, addressId, primary: true } };
  },
  'addresses/unlink-project-address': async ({ Staff }) => {
    const { projectId, customerId } = await makeProject(Staff);
    const { addressId } = await makeAddress(Staff, customerId);
    await Staff.result(linkProjectAddress, { body: { projectId, addressId, primary: true } });
    return { params: { projectId, addressId } };
  },
  'addresses/update-address': async (people) => saving('addressId', await newAddress(people)),
  'addresses/delete-address': async (people) => deletion('addressId', await newAddress(people)),

  'contacts/list-contacts': nothing,
  'contacts/get-all-contacts': nothing,
  'contacts/get-contact': ofContact,
  'contacts/get-project-contacts': ofProject,
  'contacts/create-contact': () => ({ body: { firstName: 'Prov', lastName: unique('Person') } }),
  'contacts/link-project-contact': async ({ Staff }) => {
    const [{ projectId }, { contactId }] = await Promise.all([makeProject(Staff), makeContact(Staff)]);
    return { body: { projectId, contactId } };
  },
  'contacts/unlink-project-contact': async ({ Staff }) => {
    const { projectId } = await makeProject(Staff);
    const { contactId } = await makeContact(Staff, { selectedProjects: [projectId] });
    return { params: { projectId, contactId } };
  },
  'contacts/update-contact': async ({ Staff }) => saving('contactId', await makeContact(Staff)),
  'contacts/export-contact': ofContact,
  'contacts/delete-contact': async ({ Staff }) => deletion('contactId', await makeContact(Staff)),

  'tags/get-all-tags': nothing,
  'tags/get-tag': async ({ SuperAdmin }) => ({ params: { tagId: (await makeTag(SuperAdmin)).tagId } }),
  'tags/create-tag': () => ({ body: { name: unique('Prov') } }),
  'tags/update-tag': async ({ SuperAdmin }) => saving('tagId', await makeTag(SuperAdmin)),
  'tags/delete-tag': async ({ SuperAdmin }) => deletion('tagId', await makeTag(SuperAdmin)),
  'tags/set-project-tags': async ({ Staff }) => {
    const { projectId } = await makeProject(Staff);
    const tags = await Staff.result(getAllTags);
    return { params: { projectId }, body: { projectId, tags: [{ projectId, tagId: tags[0].tagId }] } };
  },

  'products/list-products': nothing,
  'products/get-all-products': nothing,
  'products/get-product': async ({ SuperAdmin }) => ({
    params: { productId: (await makeProduct(SuperAdmin)).productId },
  }),
  'products/create-product': () => ({ body: { name: unique('Prov') } }),
  'products/update-product': async ({ SuperAdmin }) => saving('productId', await makeProduct(SuperAdmin)),
  'products/delete-product': async ({ SuperAdmin }) => deletion('productId', await makeProduct(SuperAdmin)),

  'price-lists-default/list-default-price-lists': nothing,
  'price-lists-default/get-latest-default-price-list': nothing,
  'price-lists-default/get-default-price-list': async (people) => {
    const { priceListDefaultId } = await makeDefaultPriceList(people);
    return { params: { priceListDefaultId } };
  },
  'price-lists-default/create-default-price-list': async (people) => ({ body: await newDefaultPriceList(people) }),
  'price-lists-default/update-default-price-list': async (people) =>
    saving('priceListDefaultId', await makeDefaultPriceList(people)),
  'price-lists-default/delete-default-price-list': async (people) =>
    deletion('priceListDefaultId', await makeDefaultPriceList(people)),
  'price-lists/get-project-prices': async ({ Staff }) => ({
    params: { code: (await makeProject(Staff)).projectCode },
    query: { year: 2026 },
  }),
  'price-lists/get-customer-prices': ofCustomer,
  'price-lists/get-project-price-list': ofProject,
  'price-lists/save-project-price-list': async (people) => ({ body: await makeProjectPriceList(people) }),
  'price-lists/delete-project-price-list': async (people) => deletion('projectId', await makeProjectPriceList(people)),

  'price-lists/preview-default-prices': () => ({ body: { priceListDefaultId: null, year: 2026, lines: [] } }),
  'price-lists/preview-customer-prices': async ({ Staff }) => ({
    body: { customerId: (await makeCustomer(Staff)).customerId, lines: null },
  }),
  'price-lists/preview-project-prices': async ({ Staff }) => ({
    body: { projectId: (await makeProject(Staff)).projectId, lines: [] },
  }),

  'price-lists-customer/list-customer-price-lists': nothing,
  'price-lists-customer/get-customer-price-list': async (people) => ({
    params: { customerId: (await makeCustomerPriceList(people)).customerId },
  }),
  'price-lists-customer/create-customer-price-list': async ({ Staff }) => ({
    body: { customerId: (await makeCustomer(Staff)).customerId, lines: [] },
  }),
  'price-lists-customer/update-customer-price-list': async (people) =>
    saving('customerId', await makeCustomerPriceList(people)),
  'price-lists-customer/delete-customer-price-list': async (people) =>
    deletion('customerId', await makeCustomerPriceList(people)),

  'delivery-templates/list-delivery-templates': nothing,
  'delivery-templates/get-all-delivery-templates': nothing,
  'delivery-templates/get-delivery-template': ofDeliveryTemplate,
  'delivery-templates/get-delivery-template-items': ofDeliveryTemplate,
  'delivery-templates/create-delivery-template': async (people) => ({ body: await newDeliveryTemplate(people) }),
  'delivery-templates/update-delivery-template': async (people) =>
    saving('deliveryTemplateId', await makeDeliveryTemplate(people)),
  'delivery-templates/delete-delivery-template': async (people) =>
    deletion('deliveryTemplateId', await makeDeliveryTemplate(people)),

  'projects/list-projects': () => ({ body: { filter: {}, tagIds: [] } }),
  'projects/get-all-projects': nothing,
  'projects/get-project': ofProject,
  'projects/get-project-by-code': async ({ Staff }) => ({
    params: { projectCode: (await makeProject(Staff)).projectCode },
  }),
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
  'work-orders/delete-work-order': async ({ Staff }) =>
    deletion('workOrderId', await makeWorkOrder(Staff, (await makeProject(Staff)).projectId)),

  'work-orders/set-work-order-status-for-list': async (people) => {
    const { params } = await ofWorkOrder(people);
    return { body: { workOrderIds: [params!['workOrderId']], newStatus: 'Registered' } };
  },
  'work-orders/export-quotation': async ({ Staff }) => ({
    body: { projectCode: (await makeInvoiceableProject(Staff)).project.projectCode, template: 'quotation' },
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
  'work-orders/get-work-order-batch': async ({ Staff }) => ({ params: { batchId: await makeBatch(Staff) } }),

  'notifications/list-own-notifications': nothing,
  'notifications/mark-notifications-read': async (people) => ({
    body: { notifications: [await makeNotification(people)] },
  }),

  'list-views/get-list-views': nothing,
  'list-views/create-list-view': () => ({ body: { list: 'customers', name: unique('Vy'), search: 'name=a' } }),
  'list-views/delete-list-view': async ({ Developer }) => {
    const body = { list: 'customers', name: unique('Vy'), search: '' };
    return { params: { viewId: (await Developer.result(createListView, { body })).viewId } };
  },

  'bulk/change-records': async ({ Staff }) => ({
    body: { change: { what: 'project-tags', add: [], remove: [] }, ids: [(await makeProject(Staff)).projectId] },
  }),
  'bulk/get-bulk-change': async ({ Developer }) => {
    const ids = [(await makeProject(Developer)).projectId];
    const body = { change: { what: 'project-tags' as const, add: [], remove: [] }, ids };
    return { params: { batchId: (await Developer.result(changeRecords, { body })).batchId } };
  },

  'files/list-files': async ({ Staff }) => ({ params: { projectCode: (await makeFile(Staff)).projectCode } }),
  'files/list-folder': async ({ Staff }) => {
    const { projectCode, path } = await makeFile(Staff, 'Fält/Mätning.txt');
    return { params: { projectCode, subpath: path.split('/')[0]! } };
  },
  'files/upload-files': async ({ Staff }) => ({
    params: { projectCode: (await makeProject(Staff)).projectCode },
    body: { files: [{ file: 'Rapport.pdf', size: 12, contentType: 'application/pdf' }] },
  }),
  'files/get-upload-parts': ofPartialUpload,
  'files/complete-upload': async (people) => {
    const call = await ofPartialUpload(people);
    await sendParts(people.Staff, call);
    return call;
  },
  'files/abort-upload': ofPartialUpload,
  'files/download-file': ofProjectFile,
  'files/get-thumbs': async ({ Staff }) => {
    const { projectCode, path } = await makeFile(Staff, 'Foto.png');
    return { params: { projectCode }, body: { paths: [path] } };
  },
  'files/create-folder': async ({ Staff }) => ({
    params: { projectCode: (await makeProject(Staff)).projectCode },
    body: { path: 'Ritningar' },
  }),
  'files/move-file': async ({ Staff }) => {
    const { projectCode, path } = await makeFile(Staff);
    return { params: { projectCode }, body: { type: 'file', from: path, to: `Flyttad ${path}` } };
  },
  'files/delete-file': async ({ Staff }) => {
    const { projectCode, path } = await makeFile(Staff);
    return { params: { projectCode }, body: { type: 'file', path } };
  },
  'files/list-file-versions': ofProjectFile,
  'files/list-deleted-files': async ({ Staff }) => ({
    params: { projectCode: (await makeProject(Staff)).projectCode },
  }),
  'files/restore-file': async ({ Staff }) => {
    const { projectCode, path } = await makeFile(Staff);
    await Staff.result(deleteFile, { params: { projectCode }, body: { type: 'file', path } });
    return { params: { projectCode }, body: { type: 'file', path } };
  },

  'files/continue-file-task': async ({ Staff }) => {
    const { projectCode, path } = await makeFile(Staff);
    const body = { type: 'file', path };
    const { taskId } = await Staff.result(deleteFile, { params: { projectCode }, body });
    return { params: { projectCode }, body: { taskId } };
  },
  'files/note-uploads': async ({ Staff }) => {
    const { projectCode, path } = await makeFile(Staff);
    return { params: { projectCode }, body: { paths: [path] } };
  },

  'staff-time-logs/list-staff-time-logs': nothing,
  // Another user's log, since only such a reading is logged.
  'staff-time-logs/get-staff-time-log': async ({ Staff }) => ({
    params: { staffTimeLogId: (await makeTimeLog(Staff, 'AL')).staffTimeLogId },
  }),
  'staff-time-logs/open-staff-time-log': ({ Developer }) => ownMonth(Developer, 'CE'),
  'staff-time-logs/get-read-only-staff-time-logs': ofStaff,
  'staff-time-logs/get-staff-time-log-history': async ({ Staff }) => ({
    params: { userId: await userIdOf(Staff, (timeLogMonths += 1) % 2 === 0 ? 'AL' : 'BS') },
  }),
  'staff-time-logs/get-staff-time-log-readings': ofStaff,
  'staff-time-logs/list-time-log-people': nothing,
  'staff-time-logs/create-staff-time-log': async ({ Developer }) => ({ body: await monthWithoutTimeLog(Developer) }),
  'staff-time-logs/update-staff-time-log': async ({ Developer }) =>
    saving('staffTimeLogId', await makeTimeLog(Developer, 'CE')),
  'staff-time-logs/reopen-staff-time-log': async ({ Developer }) => {
    const { staffTimeLogId, ...log } = await makeTimeLog(Developer, 'CE');
    const body = { ...log, status: 'Submitted' };
    const submitted = await Developer.result(updateStaffTimeLog, { params: { staffTimeLogId }, body });
    return deletion('staffTimeLogId', submitted);
  },
  'staff-time-logs/delete-staff-time-log': async ({ Developer }) =>
    deletion('staffTimeLogId', await makeTimeLog(Developer, 'CE')),

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
  'history/list-deleted': nothing,

  'spreadsheets/begin-list-export': () => ({ body: exportOfCustomers }),
  'spreadsheets/list-own-exports': nothing,
  'spreadsheets/get-list-export-file': async ({ Developer }) => {
    const { exportId } = await Developer.result(beginListExport, { body: exportOfCustomers });
    const isDone = async () =>
      (await Developer.result(listOwnExports)).some((one: any) => one.exportId === exportId && one.state === 'Done');
    await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
    return { params: { exportId } };
  },
  'spreadsheets/export-list': () => ({
    body: { name: 'Kunder', columns: [{ heading: 'Namn', format: 'text' }], rows: [['Hamnkranen'], ['Kajskjulet']] },
  }),

  'invoices/list-invoices': nothing,
  'invoices/list-invoiceable-projects': nothing,
  'invoices/create-preview-from-project': ofInvoiceable,
  'invoices/create-preview-pdf-from-project': ofInvoiceable,
  'invoices/get-invoice-remarks': ofInvoiceable,
  'invoices/get-work-orders-to-invoice': ofInvoiceable,
  'invoices/create-from-project': ofInvoiceable,
  'invoices/create-credit-invoice-preview': ofPosted,
  'invoices/create-credit-invoice': ofPosted,
  'invoices/recreate-invoice-pdf': ofInvoice,
  'invoices/get-number-series': nothing,
  'invoices/get-invoice': ofInvoice,
  'invoices/get-invoiced-work-orders': ofInvoice,
  'invoices/download-invoice': ofInvoice,
  'invoices/list-attention': nothing,
  'invoices/retry-follow-up': ofFailedMail,
  'invoices/settle-mail-trouble': ofBouncedMail,
  'invoices/update-in-accounting': async (people) => {
    await linkFortnox(people.SuperAdmin);
    return ofInvoice(people);
  },
  'invoices/settle-credit': async (people) => {
    const call = await ofInvoice(people);
    await leaveUnsettled(Number(call.params!['invoiceId']));
    return call;
  },
  'invoices/mail-invoice-again': async (people) => ({
    ...(await ofInvoice(people)),
    body: { email: 'ekonomi@provkund.example' },
  }),
};

/** Restores shared state: the years that have a default price list. */
export async function tidySamples({ SuperAdmin }: People): Promise<void> {
  // Other tests assume that there is no link.
  await SuperAdmin.result(disconnectFortnox);
  const lists = await SuperAdmin.result(listDefaultPriceLists, { query: { itemsPerPage: 0 } });
  for (const list of lists.items) {
    if (list.comment === 'Prov') {
      await SuperAdmin.call(deleteDefaultPriceList, { params: { priceListDefaultId: list.priceListDefaultId } });
    }
  }
}
