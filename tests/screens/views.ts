import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { screenList } from '../../frontend/src/navigation/screens.ts';
import { type PanelAddress, panelParam, writePanel } from '../../frontend/src/navigation/panel-address.ts';
import type { SampleRecords } from './sample-records.ts';

/** A page to photograph: its path, and whether it is public. */
export type View = { name: string; path: string; isPublic: boolean };

const publicPaths = [
  paths.login,
  paths.forgotPassword,
  paths.resetPassword('token'),
  paths.notFound,
  paths.fortnoxActivation,
  `${paths.fortnoxActivation}?error=access_denied&state=x`,
];

const historyOfTimeLogs = ['tab=history', 'tab=history&log=all'].map((query) => `${paths.staffTimeLogs}?${query}`);

/**
 * Every public page, every screen of the router, and every panel over its list; `tests/unit/frontend/app/views.test.ts`
 * fails when one is missing.
 */
export function allViews(samples: SampleRecords): View[] {
  const overLists = panelsOver(samples);
  return [
    ...publicPaths.map((path) => ({ name: `public${path}`, path, isPublic: true })),
    ...screenList.map(({ path }) => ({ name: path, path: fillIn(path, samples), isPublic: false })),
    ...historyOfTimeLogs.map((path) => ({ name: path, path, isPublic: false })),
    ...overLists.map(([path, panel, state]) => ({
      name: `panel/${panel.name}${panel.id === undefined ? '-new' : ''}${state ? `-${state}` : ''}`,
      path: `${path}?${new URLSearchParams({ [panelParam]: writePanel(panel) }).toString()}`,
      isPublic: false,
    })),
  ];
}

function panelsOver({
  customerId,
  userId,
  productId,
  projectId,
  projectCode,
  addressId,
  contactId,
  invoiceId,
  priceListDefaultId,
  pricedCustomerId,
  deliveryTemplateId,
  pricedProjectId,
  workOrderId,
  invoicedWorkOrderId,
  creditId,
  creditedId,
  creditableId,
  runId,
}: SampleRecords): [path: string, panel: PanelAddress, state?: string][] {
  return [
    [paths.customers, panels.customer()],
    [paths.customers, panels.handbook()],
    [paths.systemSettings, panels.connectionLog()],
    [paths.systemSettings, panels.messageLog()],
    [paths.systemSettings, panels.reconciliation()],
    [paths.preferences, panels.ownPin()],
    [paths.preferences, panels.passkeys()],
    [paths.ownLogIns, panels.sessions()],
    [paths.invoiceAttention, panels.tickedOff()],
    [paths.customers, panels.customer(customerId)],
    [paths.users, panels.user()],
    [paths.users, panels.user(userId)],
    [paths.users, panels.changePin(userId)],
    [paths.products, panels.startProducts()],
    [paths.products, panels.product()],
    [paths.products, panels.product(productId)],
    [paths.projects, panels.project()],
    [paths.projects, panels.project(projectId)],
    [paths.projects, panels.projectMenu({ projectId, projectCode, customerId, fixedPrice: false })],
    [paths.projects, panels.projectLog(projectId)],
    [paths.projects, panels.files({ projectId, projectCode })],
    [paths.projects, panels.files({ projectId, projectCode, path: 'Fält' }), 'folder'],
    [paths.persons, panels.contact()],
    [paths.persons, panels.contact(contactId)],
    [paths.projects, panels.history('project', projectId), 'project'],
    [paths.projects, panels.history('work-order', invoicedWorkOrderId), 'work-order'],
    [paths.defaultPriceLists, panels.history('price-list-default', priceListDefaultId), 'price-list'],
    [paths.addresses, panels.address()],
    [paths.addresses, panels.address(addressId)],
    [paths.projectWorkOrders(projectCode), panels.workOrder({ projectId, status: 'Registered' })],
    [paths.projectWorkOrders(projectCode), panels.workOrder({ workOrderId })],
    [paths.projectWorkOrders(projectCode), { name: 'delivery' }],
    [paths.projectWorkOrders(projectCode), panels.workOrder({ workOrderId: invoicedWorkOrderId }), 'invoiced'],
    [paths.projects, panels.projectPriceList(projectId)],
    [paths.projects, panels.projectPriceList(pricedProjectId), 'own'],
    [paths.deliveryTemplates, panels.deliveryTemplate()],
    [paths.deliveryTemplates, panels.deliveryTemplate(deliveryTemplateId)],
    [paths.customerPriceLists, panels.customerPriceList()],
    [paths.customerPriceLists, panels.customerPriceList(pricedCustomerId)],
    [paths.defaultPriceLists, panels.defaultPriceList()],
    [paths.defaultPriceLists, panels.defaultPriceList(priceListDefaultId)],
    [paths.invoicing, panels.invoiceReview(projectId)],
    [paths.invoicing, panels.agreement(projectId)],
    [paths.invoicing, panels.agreedInvoice(projectId)],
    [paths.invoicing, panels.agreedInvoice(projectId, 'OnAccount'), 'on-account'],
    [paths.invoicing, panels.basisOfProject(projectId)],
    [paths.invoicing, panels.invoiceCheck([projectId])],
    [paths.invoicing, panels.invoiceRun(runId)],
    [paths.invoiceArchive, panels.basisOfInvoice(invoiceId)],
    [paths.invoiceArchive, panels.basisOfInvoice(creditId), 'credit'],
    [paths.invoiceArchive, panels.invoice(invoiceId)],
    [paths.invoiceArchive, panels.invoice(creditedId), 'credited'],
    [paths.invoiceArchive, panels.invoice(creditId), 'credit'],
    [paths.invoiceArchive, panels.creditReview(creditableId)],
  ];
}

function fillIn(path: string, { customerId, projectId, projectCode }: SampleRecords): string {
  return path
    .replace(':customerId', String(customerId))
    .replace(':projectId', String(projectId))
    .replace(':projectCode', encodeURIComponent(projectCode))
    .replace(':kind', 'customer')
    .replace(':slug', 'ord');
}
