import { isCostPriced } from '../../../../shared/codes/product-types.ts';
import type { getAllCustomers } from '../../../../shared/contract/customers.ts';
import type { getAllProjects } from '../../../../shared/contract/projects.ts';
import type { RouteOutput, Route } from '../../../../shared/contract/route.ts';
import type { listTimeLogPeople } from '../../../../shared/contract/staff-time-logs.ts';
import type { getAllTags } from '../../../../shared/contract/tags.ts';
import type { getAllUsers } from '../../../../shared/contract/users.ts';
import type { Product } from '../../../../shared/schemas/product.ts';
import type { Database } from '../database.ts';
import { addressList } from './addresses.ts';
import { contactList } from './contacts.ts';
import { flag, number, sortedText, text } from './columns.ts';
import { anyOf, defineChoices } from './choices.ts';
import { findsParts } from './conditions.ts';
import { type FullListQuery, defineList } from './define-list.ts';
import { productList } from './products.ts';

type OptionOf<R extends Route> = RouteOutput<R> extends (infer Option)[] ? Option : never;

const customers = defineList<OptionOf<typeof getAllCustomers>, FullListQuery<'name'>>({
  id: 'c.id',
  where: 'c.listed = 1',
  sources: { own: { from: 'customer c', joins: {} } },
  columns: { customerId: number('c.id'), name: sortedText('c.name', 'own'), paymentRemark: flag('c.payment_remark') },
  filters: {},
  totals: { 'c.listed = 1': 'customer' },
  order: { column: 'name' },
  pageSize: 'items_per_page_default',
});

const projects = defineList<OptionOf<typeof getAllProjects>, FullListQuery<'projectCode'>>({
  id: 'p.id',
  // Not an equality, which an index of sums would answer instead of the order's.
  where: 'p.listed = 1 AND p.active',
  sources: {
    own: {
      from: 'project p',
      joins: {
        c: 'CROSS JOIN customer c ON c.id = p.customer_id',
        o: 'CROSS JOIN address o ON o.id = p.object_address_id',
      },
    },
  },
  columns: {
    projectId: number('p.id'),
    projectCode: sortedText('p.project_code', 'own'),
    customerName: sortedText('c.name'),
    addressFormatted: sortedText('o.formatted'),
  },
  filters: {},
  totals: { 'p.listed = 1 AND p.active': 'active project' },
  order: { column: 'projectCode', descending: true },
  pageSize: 'items_per_page_projects',
});

const userColumns = {
  userId: number<number>('u.id'),
  initials: sortedText('u.initials'),
  firstName: sortedText('u.first_name'),
  lastName: sortedText('u.last_name'),
};

const users = defineList<OptionOf<typeof getAllUsers>, FullListQuery<'initials'>>({
  id: 'u.id',
  where: 'u.listed = 1',
  sources: { own: { from: 'user u', joins: {} } },
  columns: userColumns,
  filters: {},
  order: { column: 'initials' },
  pageSize: 'items_per_page_default',
});

/** With the last day of employment, or ''. */
type Person = OptionOf<typeof listTimeLogPeople> & { employedUntil: string };

/** Includes deleted users: the firm keeps their logs. */
const people = defineList<Person, FullListQuery<'initials'>>({
  id: 'u.id',
  where: 'u.version > 0',
  sources: { own: { from: 'user u', joins: {} } },
  columns: { ...userColumns, deleted: flag('u.deleted'), employedUntil: text(`coalesce(u.employed_until, '')`) },
  filters: {},
  order: { column: 'initials' },
  pageSize: 'items_per_page_default',
});

const tags = defineList<OptionOf<typeof getAllTags>, FullListQuery<'name'>>({
  id: 't.id',
  where: 't.listed = 1',
  sources: { own: { from: 'tag t', joins: {} } },
  columns: {
    tagId: number('t.id'),
    name: sortedText('t.name'),
    numberOfProjects: number(
      `(SELECT count(*) FROM project_tag link JOIN project p ON p.id = link.project_id AND p.listed = 1
        WHERE link.tag_id = t.id)`,
    ),
    version: number('t.version'),
  },
  filters: {},
  order: { column: 'name' },
  pageSize: 'items_per_page_default',
});

export const allCustomers = customers.all;

export const customerChoices = defineChoices({
  list: customers,
  table: 'customer',
  id: 'c.id',
  idField: 'customerId',
  folded: 'c.name_fold',
  candidates: (word) => findsParts('customer', [word], (ids) => `c.id IN (${ids})`),
  beginning: 'c.name_fold',
  recent: 'SELECT p.customer_id AS id FROM own JOIN project p ON p.id = own.id ORDER BY p.id DESC',
});

export const projectChoices = defineChoices({
  list: projects,
  table: 'project',
  id: 'p.id',
  idField: 'projectId',
  folded: `(p.project_code_fold || ' ' || c.name_fold || ' ' || o.formatted_fold)`,
  candidates: (word) =>
    anyOf('p.id', word, {
      project: (ids) => ids,
      customer: (ids) => `SELECT id FROM project WHERE listed = 1 AND customer_id IN (${ids})`,
      address: (ids) => `SELECT id FROM project WHERE listed = 1 AND object_address_id IN (${ids})`,
    }),
  beginning: 'p.project_code_fold',
  recent: 'SELECT id FROM own ORDER BY id DESC',
});

export const contactChoices = defineChoices({
  list: contactList,
  table: 'contact',
  id: 'c.id',
  idField: 'contactId',
  folded: `(c.full_name_fold || ' ' || c.free_text_fold)`,
  candidates: (word) => findsParts('contact', [word], (ids) => `c.id IN (${ids})`),
  beginning: 'c.full_name_fold',
  recent: `SELECT main_contact_id AS id, p.id AS place FROM own JOIN project p ON p.id = own.id
    UNION ALL SELECT contact_id, own.id FROM own CROSS JOIN project_contact ON project_id = own.id ORDER BY place DESC`,
});

export const addressChoices = defineChoices({
  list: addressList,
  table: 'address',
  id: 'a.id',
  idField: 'addressId',
  folded: `(a.formatted_fold || ' ' || c.name_fold)`,
  candidates: (word) =>
    anyOf('a.id', word, {
      address: (ids) => ids,
      customer: (ids) => `SELECT id FROM address WHERE listed = 1 AND customer_id IN (${ids})`,
    }),
  beginning: 'a.formatted_fold',
  recent: `SELECT object_address_id AS id, p.id AS place FROM own JOIN project p ON p.id = own.id
    UNION ALL SELECT invoice_address_id, p.id FROM own JOIN project p ON p.id = own.id ORDER BY place DESC`,
});

export const allUsers = users.all;
export const timeLogPeople = people.all;
export const allTags = tags.all;
export function allProducts(db: Database): Product[] {
  return productList.all(db);
}

export function productsInPriceLists(db: Database): Product[] {
  return allProducts(db).filter(({ productType }) => !isCostPriced(productType));
}
