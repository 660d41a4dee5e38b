import type { HistoryKind } from '../../../shared/codes/kinds.ts';
import type { ProjectRow } from '../../../shared/schemas/project.ts';
import type { SelectableStatus } from '../../../shared/codes/work-orders.ts';
import { fieldParam, type PanelAddress } from './panel-address.ts';
import { allScreens, screens } from './screens.ts';
import type { AddressType } from '../../../shared/codes/addresses.ts';
import type { ProductType } from '../../../shared/codes/product-types.ts';

type PathOf<Path extends string> = Path extends `${string}:${string}` ? (value: string | number) => string : Path;
type Paths = { readonly [Name in keyof typeof allScreens]: PathOf<(typeof allScreens)[Name]['path']> };

export const paths = {
  ...(Object.fromEntries(Object.entries(allScreens).map(([name, { path }]) => [name, filledIn(path)])) as Paths),
  systemSettingsField: (field: string) =>
    `${screens.systemSettings.path}?${new URLSearchParams({ [fieldParam]: field })}`,
  /** All pages, one after another, to be printed. */
  wholeHandbook: `${screens.handbook.path}?alla`,
} as const;

export const projectsOfCustomer = (customerId: number): string =>
  `${paths.projects}?${new URLSearchParams({ customerId: String(customerId), showAll: 'true' })}`;

function filledIn(path: string): string | ((value: string | number) => string) {
  return path.includes(':') ? (value) => path.replace(/:\w+/, () => encodeURIComponent(value)) : path;
}

type ProjectKeys = Pick<ProjectRow, 'projectId' | 'projectCode' | 'customerId'>;

export type MenuProject = ProjectKeys & Pick<ProjectRow, 'fixedPrice'>;

type ContactStart = { customerId?: number; projectId?: number; company?: string; name?: string };

type AddressStart = { customerId: number; addressType?: AddressType; projectId?: number; name?: string };

type ProjectStart = { as?: 'reviewer'; customerId?: number };

type WorkOrderStart = { status?: SelectableStatus } & (
  | { workOrderId: number }
  | { workOrderId?: undefined; projectId: number }
);

/** Rendered by `app/panels.ts`. Without an id: a new record. */
export const panels = {
  customer: (id?: number, start?: { name: string }): PanelAddress => ({
    name: 'customer',
    id,
    ...(start && { args: start }),
  }),
  user: (id?: number): PanelAddress => ({ name: 'user', id }),
  ownPin: (): PanelAddress => ({ name: 'own-pin', id: undefined }),
  sessions: (): PanelAddress => ({ name: 'sessions', id: undefined }),
  passkeys: (): PanelAddress => ({ name: 'passkeys', id: undefined }),
  changePin: (userId: number): PanelAddress => ({ name: 'change-pin', id: userId }),
  product: (id?: number, start?: { name: string; productType: ProductType }): PanelAddress => ({
    name: 'product',
    id,
    ...(start && { args: start }),
  }),
  startProducts: (): PanelAddress => ({ name: 'start-products', id: undefined }),
  /** A given status is preselected: 'Registrera' gives Registered. */
  workOrder: ({ workOrderId, ...args }: WorkOrderStart): PanelAddress => ({
    name: 'work-order',
    id: workOrderId,
    args,
  }),
  defaultPriceList: (id?: number): PanelAddress => ({ name: 'default-price-list', id }),
  projectPriceList: (projectId: number): PanelAddress => ({ name: 'project-price-list', id: projectId }),
  deliveryTemplate: (id?: number, start?: { name: string }): PanelAddress => ({
    name: 'delivery-template',
    id,
    ...(start && { args: start }),
  }),
  customerPriceList: (customerId?: number): PanelAddress => ({ name: 'customer-price-list', id: customerId }),
  project: (id?: number, start?: ProjectStart): PanelAddress => ({
    name: 'project',
    id,
    ...(start && { args: start }),
  }),
  projectMenu: ({ projectId, projectCode, customerId, fixedPrice }: MenuProject): PanelAddress => ({
    name: 'project-menu',
    id: projectId,
    args: { projectCode, customerId, ...(fixedPrice && { fixedPrice: 'true' }) },
  }),
  history: (kind: HistoryKind, id: number): PanelAddress => ({ name: 'history', id, args: { kind } }),
  files: ({ projectId, projectCode, path }: Omit<ProjectKeys, 'customerId'> & { path?: string }): PanelAddress => ({
    name: 'files',
    id: projectId,
    args: { projectCode, ...(path && { path }) },
  }),
  projectLog: (projectId: number): PanelAddress => ({ name: 'project-log', id: projectId }),
  address: (id?: number, start?: AddressStart): PanelAddress => ({
    name: 'address',
    id,
    ...(start && { args: start }),
  }),
  contact: (id?: number, start?: ContactStart): PanelAddress => ({
    name: 'contact',
    id,
    ...(start && { args: start }),
  }),
  invoiceReview: (projectId: number): PanelAddress => ({ name: 'invoice-review', id: projectId }),
  agreement: (projectId: number): PanelAddress => ({ name: 'agreement', id: projectId }),
  agreedInvoice: (projectId: number, as?: 'OnAccount'): PanelAddress => ({
    name: 'agreed-invoice',
    id: projectId,
    ...(as && { args: { as } }),
  }),
  invoiceCheck: (projectIds: readonly number[]): PanelAddress => ({
    name: 'invoice-check',
    id: undefined,
    args: { projects: projectIds.join('.') },
  }),
  invoiceRun: (runId: number): PanelAddress => ({ name: 'invoice-run', id: runId }),
  creditReview: (invoiceId: number): PanelAddress => ({ name: 'credit-review', id: invoiceId }),
  basisOfInvoice: (invoiceId: number): PanelAddress => ({ name: 'invoice-basis', id: invoiceId }),
  basisOfProject: (projectId: number): PanelAddress => ({ name: 'preview-basis', id: projectId }),
  invoice: (invoiceId: number): PanelAddress => ({ name: 'invoice', id: invoiceId }),
  reconciliation: (): PanelAddress => ({ name: 'reconciliation', id: undefined }),
  tickedOff: (): PanelAddress => ({ name: 'ticked-off', id: undefined }),
  messageLog: (): PanelAddress => ({ name: 'message-log', id: undefined }),
  connectionLog: (): PanelAddress => ({ name: 'connection-log', id: undefined }),
  /** Without a page: that of the screen and the panels that it is opened over. */
  handbook: (page?: string): PanelAddress => ({ name: 'handbook', id: undefined, ...(page && { args: { page } }) }),
} as const;

/** What invoices a project: its instalments, or a review of its work. */
export const reviewOf = ({ projectId, fixedPrice }: Pick<ProjectRow, 'projectId' | 'fixedPrice'>): PanelAddress =>
  fixedPrice ? panels.agreedInvoice(projectId) : panels.invoiceReview(projectId);

/** The form of a panel, with the focus on a field of it. */
export const atField = (panel: PanelAddress, field: string): PanelAddress => ({
  ...panel,
  args: { ...panel.args, [fieldParam]: field },
});
