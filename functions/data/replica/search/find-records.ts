import type { FoundKind } from '../../../../shared/codes/found-kinds.ts';
import type { findRecords as contract } from '../../../../shared/contract/search.ts';
import type { QueryOf } from '../../../../shared/contract/route.ts';
import { listUsers } from '../../../../shared/contract/users.ts';
import { hasRole } from '../../../../shared/domain/roles.ts';
import { readSearch } from '../../../../shared/domain/typed-search.ts';
import type { Role } from '../../../../shared/codes/roles.ts';
import type { FoundRecords } from '../../../../shared/schemas/found-records.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import type { UserRow } from '../../../../shared/schemas/user.ts';
import type { Database, Value } from '../database.ts';
import { byNumber, contactList } from '../lists/contacts.ts';
import { customerList } from '../lists/customers.ts';
import type { List } from '../lists/define-list.ts';
import { invoiceList } from '../lists/invoices.ts';
import { addressChoices } from '../lists/options.ts';
import { projectList } from '../lists/projects.ts';
import { isFoundUser, userList } from '../lists/users.ts';
import { workOrderList } from '../lists/work-orders.ts';
import { findInvoices } from './find-invoices.ts';
import { findWorkOrders } from './find-work-orders.ts';
import { examined } from './newest.ts';
import { searchedContacts, searchedCustomers, searchedProjects } from './searched-lists.ts';

const maxHits = 6;
const projectsOfEach = 3;

type Viewer = { userId: number; role: Role };

/** The best matches of each kind. Every kind but users is listed for all roles. */
export function findRecords(
  db: Database,
  { text = '', recent = [] }: QueryOf<typeof contract>,
  seeker: Viewer,
): FoundRecords {
  const opened = (kind: FoundKind) => recent.filter((one) => one.kind === kind).map(({ id }) => id);
  return text === '' ? lately(db, opened, seeker) : matching(db, text, opened, seeker);
}

type FindIds = (kind: FoundKind) => number[];

function lately(db: Database, opened: FindIds, seeker: Viewer): FoundRecords {
  const ids = opened('project');
  const own = searchedProjects(db, { search: '' }, seeker, { max: maxHits });
  const projects = [
    ...rowsOf(db, projectList, 'p.id', 'projectId', ids),
    ...own.filter((one) => !ids.includes(one.projectId)),
  ];
  return {
    customers: withProjects(db, rowsOf(db, customerList, 'c.id', 'customerId', opened('customer')), seeker),
    projects,
    contacts: rowsOf(db, contactList, 'c.id', 'contactId', opened('contact')),
    workOrders: rowsOf(db, workOrderList, 'w.id', 'workOrderId', opened('work-order')),
    invoices: rowsOf(db, invoiceList, 'i.id', 'invoiceId', opened('invoice')),
    addresses: addressChoices(db, { ids: opened('address') }, seeker),
    users: mayFindUsers(seeker) ? rowsOf(db, userList, 'u.id', 'userId', opened('user')).map(userHit) : [],
  };
}

function matching(db: Database, text: string, opened: FindIds, seeker: Viewer): FoundRecords {
  const typed = readSearch(text);
  const ranked = (kind: FoundKind) => ({ userId: seeker.userId, max: maxHits, examined, first: opened(kind) });
  const search = { search: text };
  // Names first: a short number is a part of many numbers.
  const customers = best('customerId', [
    ...searchedCustomers(db, search, seeker, ranked('customer')),
    ...withOrganisationNumber(db, typed.organisationNumber),
  ]);
  const contacts = best('contactId', [
    ...searchedContacts(db, search, seeker, ranked('contact')),
    ...(typed.phone === undefined ? [] : contactList.all(db, [byNumber(typed.phone)], maxHits)),
  ]);
  const workOrders = findWorkOrders(db, typed, ranked('work-order'));
  const invoices = findInvoices(db, text, typed, ranked('invoice'));
  return {
    customers: withProjects(db, customers, seeker),
    projects: searchedProjects(db, search, seeker, ranked('project')),
    contacts,
    workOrders: rowsOf(db, workOrderList, 'w.id', 'workOrderId', workOrders),
    invoices: rowsOf(db, invoiceList, 'i.id', 'invoiceId', invoices),
    addresses: addressChoices(db, search, seeker, ranked('address')),
    users: mayFindUsers(seeker) ? userList.all(db, [isFoundUser(typed) ?? []].flat(), maxHits).map(userHit) : [],
  };
}

function best<Row>(id: keyof Row, rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row[id], row])).values()].slice(0, maxHits);
}

/** The listed rows of these ids, in the order of the ids. */
function rowsOf<Row>(
  db: Database,
  list: List<Row, never>,
  sql: string,
  idField: keyof Row,
  ids: readonly number[],
): Row[] {
  if (ids.length === 0) return [];
  const rows = list.all(db, [{ sql: `${sql} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(ids)] }]);
  const places = new Map<unknown, number>(ids.map((id, place) => [id, place]));
  return rows.toSorted((a, b) => places.get(a[idField])! - places.get(b[idField])!);
}

function withOrganisationNumber(db: Database, number: string | undefined) {
  if (number === undefined) return [];
  const sql = `instr(replace(replace(upper(c.organisation_number), '-', ''), ' ', ''), ?) > 0`;
  return customerList.all(db, [{ sql, values: [number] }], maxHits);
}

function withProjects<Customer extends { customerId: number }>(
  db: Database,
  customers: readonly Customer[],
  { userId }: Viewer,
): (Customer & { projects: ProjectRow[] })[] {
  return customers.map((customer) => {
    const values: Value[] = [customer.customerId, userId];
    const ids = db
      .all<{ id: number }>(
        `SELECT id FROM project WHERE customer_id = ? AND listed = 1
          ORDER BY ? IN (owner_user_id, reviewer_user_id) DESC, active DESC, id DESC LIMIT ${projectsOfEach}`,
        values,
      )
      .map(({ id }) => id);
    return { ...customer, projects: rowsOf(db, projectList, 'p.id', 'projectId', ids) };
  });
}

function mayFindUsers({ role }: Viewer): boolean {
  return listUsers.role !== 'public' && hasRole(role, listUsers.role);
}

function userHit({ userId, initials, firstName, lastName, phone }: UserRow): FoundRecords['users'][number] {
  return { userId, initials, firstName, lastName, phone };
}
