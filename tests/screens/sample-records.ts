import { listDeliveryTemplates } from '../../shared/contract/delivery-templates.ts';
import { listAddresses } from '../../shared/contract/addresses.ts';
import {
  listCustomerPriceLists,
  listDefaultPriceLists,
  getProjectPriceList,
} from '../../shared/contract/price-lists.ts';
import { listContacts } from '../../shared/contract/contacts.ts';
import { listCustomers } from '../../shared/contract/customers.ts';
import { listInvoiceableProjects, listInvoices } from '../../shared/contract/invoices.ts';
import {
  checkProjects,
  continueInvoiceRun,
  getLatestInvoiceRun,
  startInvoiceRun,
} from '../../shared/contract/invoice-runs.ts';
import { listProducts } from '../../shared/contract/products.ts';
import { listUsers } from '../../shared/contract/users.ts';
import { getAllProjects } from '../../shared/contract/projects.ts';
import type { Route } from '../../shared/contract/route.ts';
import { listWorkOrders } from '../../shared/contract/work-orders.ts';
import type { WorkOrderStatus } from '../../shared/codes/work-orders.ts';
import { creditRefusal, isCreditShown } from '../../shared/domain/invoice/credit-rules.ts';
import type { InvoiceRow } from '../../shared/schemas/invoice.ts';
import type { CheckedProject } from '../../shared/schemas/invoice-run.ts';
import { type Api, newKey } from '../support/api.ts';

export type SampleRecords = Awaited<ReturnType<typeof sampleRecords>>;

/** The demo records that are shown on screens and panels. */
export async function sampleRecords(api: Api) {
  const first = async (route: Route): Promise<any> =>
    (await api.result(route, { query: { itemsPerPage: 1, currentPage: 1 } })).items[0];
  const [user, customer, address, contact, project, product, invoice, priceList] = await Promise.all(
    [
      listUsers,
      listCustomers,
      listAddresses,
      listContacts,
      listInvoiceableProjects,
      listProducts,
      listInvoices,
      listDefaultPriceLists,
    ].map(first),
  );
  const workOrderIn = async (status: WorkOrderStatus): Promise<number> =>
    (await api.result(listWorkOrders, { query: { status, itemsPerPage: 1 } })).items[0].workOrderId;
  return {
    userId: user.userId as number,
    customerId: customer.customerId as number,
    addressId: address.addressId as number,
    contactId: contact.contactId as number,
    projectId: project.projectId as number,
    projectCode: project.projectCode as string,
    productId: product.productId as number,
    invoiceId: invoice.invoiceId as number,
    deliveryTemplateId: (await first(listDeliveryTemplates)).deliveryTemplateId as number,
    pricedCustomerId: (await first(listCustomerPriceLists)).customerId as number,
    pricedProjectId: await projectWithPrices(api),
    priceListDefaultId: priceList.priceListDefaultId as number,
    workOrderId: await workOrderIn('Registered'),
    invoicedWorkOrderId: await workOrderIn('Invoiced'),
    ...(await sampleInvoices(api)),
    runId: await sampleRun(api),
  };
}

/** A debit that can be credited, a credited one, and its credit. */
async function sampleInvoices(api: Api) {
  const { items } = await api.result(listInvoices, { query: { itemsPerPage: 0 } });
  const credit = items.find((row: InvoiceRow) => row.invoiceType === 'Credit');
  const creditable = items.find((row: InvoiceRow) => isCreditShown(row) && creditRefusal(row) === undefined);
  return {
    creditId: credit.invoiceId as number,
    creditedId: credit.refInvoiceId as number,
    creditableId: creditable.invoiceId as number,
  };
}

/** A run that has made an invoice and been refused one; the latest of the user, if there is one. */
async function sampleRun(api: Api): Promise<number> {
  const latest = await api.result(getLatestInvoiceRun);
  if (latest.runId !== null) return latest.runId;
  const { items } = await api.result(listInvoiceableProjects, { query: { itemsPerPage: 12 } });
  const projectIds = items.slice(1).map((one: { projectId: number }) => one.projectId);
  const checked = await api.result(checkProjects, { body: { projectIds } });
  const [made, refused] = checked.projects.filter(({ stop }: CheckedProject) => stop === '');
  const projects = [
    { projectId: made.projectId, basis: made.basis },
    // As if its work had changed since the check.
    { projectId: refused.projectId, basis: made.basis },
  ];
  const { runId } = await api.result(startInvoiceRun, { body: { projects }, idempotencyKey: newKey() });
  for (;;) if ((await api.result(continueInvoiceRun, { params: { runId } })).state === 'Done') return runId;
}

async function projectWithPrices(api: Api): Promise<number> {
  for (const { projectId } of await api.result(getAllProjects)) {
    if ((await api.result(getProjectPriceList, { params: { projectId } })).isOwn) return projectId;
  }
  throw new Error('No project of the demo firm has a price list of its own.');
}
