import { listAddresses } from '../../shared/contract/addresses.ts';
import { listContacts } from '../../shared/contract/contacts.ts';
import { listCustomerPriceLists, listDefaultPriceLists } from '../../shared/contract/price-lists.ts';
import { listCustomers } from '../../shared/contract/customers.ts';
import { listDeliveryTemplates } from '../../shared/contract/delivery-templates.ts';
import { AppError, fieldError } from '../../shared/codes/errors.ts';
import { forbidden, invalidFields } from '../../shared/codes/errors/every-call.ts';
import { listInvoiceableProjects, listInvoices } from '../../shared/contract/invoices.ts';
import { listProducts } from '../../shared/contract/products.ts';
import { listProjects } from '../../shared/contract/projects.ts';
import type { BodyOf, QueryOf, Route } from '../../shared/contract/route.ts';
import { listUsers } from '../../shared/contract/users.ts';
import { listWorkOrders } from '../../shared/contract/work-orders.ts';
import { hasRole } from '../../shared/domain/roles.ts';
import type { ListCells } from '../../shared/lists/list-cells.ts';
import { addressCells } from '../../shared/lists/cells/addresses.ts';
import { deliveryTemplateCells } from '../../shared/lists/cells/delivery-templates.ts';
import { invoiceCells } from '../../shared/lists/cells/invoices.ts';
import { productCells } from '../../shared/lists/cells/products.ts';
import { projectCells } from '../../shared/lists/cells/projects.ts';
import { userCells } from '../../shared/lists/cells/users.ts';
import { workOrderCells } from '../../shared/lists/cells/work-orders.ts';
import type { Database } from '../data/replica/database.ts';
import { addressList } from '../data/replica/lists/addresses.ts';
import { contactList } from '../data/replica/lists/contacts.ts';
import { customerPriceListList } from '../data/replica/lists/customer-price-lists.ts';
import { customerList } from '../data/replica/lists/customers.ts';
import { defaultPriceListList } from '../data/replica/lists/default-price-lists.ts';
import type { ListRequest, List, FullList } from '../data/replica/lists/define-list.ts';
import { deliveryTemplateList } from '../data/replica/lists/delivery-templates.ts';
import { invoiceableProjectsQuery } from '../data/replica/lists/invoiceable-projects.ts';
import { invoiceList } from '../data/replica/lists/invoices.ts';
import { productList } from '../data/replica/lists/products.ts';
import { projectsQuery, projectList } from '../data/replica/lists/projects.ts';
import { userList } from '../data/replica/lists/users.ts';
import { workOrderList } from '../data/replica/lists/work-orders.ts';
import { fieldErrors } from '../platform/field-errors.ts';
import type { Role } from '../../shared/codes/roles.ts';

export type ExportedList = {
  route: Route;
  keys: ReadonlySet<string>;
  cells: ListCells<never>;
  whole(db: Database, request: unknown): FullList<unknown>;
};

type ExportQueryOf<R extends Route> = BodyOf<R> extends undefined ? QueryOf<R> : BodyOf<R>;

function exported<R extends Route, Row, Query>(
  route: R,
  list: List<Row, Query>,
  cells: ListCells<Row> = {},
  ask = (request: ExportQueryOf<R>): ListRequest<Query> => ({ query: request as Query }),
): ExportedList {
  return {
    route,
    keys: new Set([...list.fields, ...Object.keys(cells)]),
    cells,
    whole: (db, request) => list.whole(db, ask(request as ExportQueryOf<R>)),
  };
}

const lists: readonly ExportedList[] = [
  exported(listWorkOrders, workOrderList, workOrderCells),
  exported(listInvoices, invoiceList, invoiceCells),
  exported(listProjects, projectList, projectCells, projectsQuery),
  exported(listInvoiceableProjects, projectList, projectCells, invoiceableProjectsQuery),
  exported(listCustomers, customerList),
  exported(listContacts, contactList),
  exported(listAddresses, addressList, addressCells),
  exported(listProducts, productList, productCells),
  exported(listUsers, userList, userCells),
  exported(listDeliveryTemplates, deliveryTemplateList, deliveryTemplateCells),
  exported(listCustomerPriceLists, customerPriceListList),
  exported(listDefaultPriceLists, defaultPriceListList),
];

export function exportedList(name: string): ExportedList {
  const found = lists.find(({ route }) => route.name === name);
  if (!found) throw fieldError('list', 'Listan finns inte, eller kan inte exporteras.');
  return found;
}

type ExportRoute = Pick<ExportedList, 'route'>;

export function mayRead({ route }: ExportRoute, role: Role): boolean {
  return route.role === 'public' || hasRole(role, route.role);
}

export function requireListRole(list: ExportRoute, role: Role): void {
  if (!mayRead(list, role)) throw new AppError(forbidden);
}

export const exportedListNames: readonly string[] = lists.map(({ route }) => route.name);

export function parseQuery({ route }: ExportRoute, request: unknown): unknown {
  const parsed = (route.body ?? route.query)!.safeParse(request);
  if (!parsed.success) throw new AppError(invalidFields, { fields: fieldErrors(parsed.error) });
  return parsed.data;
}
