import type { getAllCustomers } from '../../../shared/contract/customers.ts';
import type { getAllProjects } from '../../../shared/contract/projects.ts';
import type { ResultOf, Route } from '../../../shared/contract/route.ts';
import type { getAllTags } from '../../../shared/contract/tags.ts';
import type { getAllUsers } from '../../../shared/contract/users.ts';
import type { Address } from '../../../shared/schemas/address.ts';
import type { ContactRow } from '../../../shared/schemas/contact.ts';
import type { Product } from '../../../shared/schemas/product.ts';
import type { Database } from '../database.ts';
import { addressList } from './addresses.ts';
import { contactList } from './contacts.ts';
import { flag, lookedUpText, number, sortedText } from './columns.ts';
import { type WholeQuery, defineList } from './define-list.ts';
import { productList } from './products.ts';

/** What selectors choose from: every living record of a kind, in its list's default order. */

type OptionOf<R extends Route> = ResultOf<R> extends (infer Option)[] ? Option : never;

const customers = defineList<OptionOf<typeof getAllCustomers>, WholeQuery<'name'>>({
  id: 'c.id',
  where: 'c.listed = 1',
  sources: { own: { from: 'customer c', joins: {} } },
  columns: { customerId: number('c.id'), name: sortedText('c.name'), paymentRemark: flag('c.payment_remark') },
  filters: {},
  order: { column: 'name' },
  pageSize: 'items_per_page_default',
});

const projects = defineList<OptionOf<typeof getAllProjects>, WholeQuery<'projectCode'>>({
  id: 'p.id',
  where: 'p.listed = 1 AND p.active = 1',
  sources: {
    own: {
      from: 'project p',
      joins: {
        c: 'LEFT JOIN customer c ON c.id = p.customer_id',
        o: 'LEFT JOIN address o ON o.id = p.object_address_id',
      },
    },
  },
  columns: {
    projectId: number('p.id'),
    projectCode: sortedText('p.project_code'),
    customerName: lookedUpText('c.name'),
    addressFormatted: lookedUpText('o.formatted'),
  },
  filters: {},
  order: { column: 'projectCode', descending: true },
  pageSize: 'items_per_page_projects',
});

const users = defineList<OptionOf<typeof getAllUsers>, WholeQuery<'initials'>>({
  id: 'u.id',
  where: 'u.listed = 1',
  sources: { own: { from: 'user u', joins: {} } },
  columns: {
    userId: number('u.id'),
    initials: sortedText('u.initials'),
    firstName: sortedText('u.first_name'),
    lastName: sortedText('u.last_name'),
  },
  filters: {},
  order: { column: 'initials' },
  pageSize: 'items_per_page_default',
});

const tags = defineList<OptionOf<typeof getAllTags>, WholeQuery<'name'>>({
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
/** Active ones. */
export const allProjects = projects.all;
export const allUsers = users.all;
export const allTags = tags.all;
export const allContacts: (db: Database) => ContactRow[] = contactList.all;
export const allAddresses: (db: Database) => Address[] = addressList.all;
export const allProducts: (db: Database) => Product[] = productList.all;
