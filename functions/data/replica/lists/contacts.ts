import type { listContacts as contract } from '../../../../shared/contract/contacts.ts';
import type { QueryOf } from '../../../../shared/contract/route.ts';
import { contact } from '../../../../shared/entities/contact.ts';
import { phoneDigits } from '../../../../shared/lib/phone.ts';
import type { ContactRow } from '../../../../shared/schemas/contact.ts';
import type { Database } from '../database.ts';
import { number, sortedText } from './columns.ts';
import { type Condition, byParts, contains } from './conditions.ts';
import { defineList } from './define-list.ts';
import { rowColumns } from './entity-columns.ts';

export const contactList = defineList<ContactRow, QueryOf<typeof contract>>({
  id: 'c.id',
  where: 'c.listed = 1',
  sources: { own: { from: 'contact c', joins: {} } },
  columns: {
    contactId: number('c.id'),
    ...rowColumns(contact, 'c'),
    // People with the same first name sort by last name.
    firstName: { sql: 'c.first_name', sort: 'c.full_name_sort', source: 'own' },
    fullName: sortedText('c.full_name', 'own'),
    version: number('c.version'),
  },
  filters: {
    fullName: contains('c.full_name', { table: 'contact', id: 'c.id' }),
    firstName: contains('c.first_name', { table: 'contact', id: 'c.id' }),
    lastName: contains('c.last_name', { table: 'contact', id: 'c.id' }),
    freeText: contains('c.free_text', { table: 'contact', id: 'c.id' }),
    role: contains('c.role', { table: 'contact', id: 'c.id' }),
    email: contains('c.email', { table: 'contact', id: 'c.id' }),
    phone: hasNumber,
    customerName: ofCustomerNamed,
    customerId: (id) => ({
      sql: 'c.id IN (SELECT contact_id FROM contact_customer WHERE customer_id = ?)',
      values: [id],
    }),
  },
  totals: { 'c.listed = 1': 'contact' },
  order: { column: 'firstName' },
  pageSize: 'items_per_page_default',
});

export const listContacts = contactList.page;

function hasNumber(text: string): Condition | undefined {
  if (text === '') return undefined;
  const digits = phoneDigits(text);
  if (digits === '') return { sql: '0', values: [] };
  return byNumber(digits);
}

/** @param digits see `phoneDigits` */
export function byNumber(digits: string): Condition {
  return byParts({ sql: 'instr(c.phone_digits, ?) > 0', values: [digits] }, [digits], { table: 'contact', id: 'c.id' });
}

function ofCustomerNamed(name: string): Condition | undefined {
  const named = contains('its.name', { table: 'customer', id: 'its.id' })(name);
  if (!named) return undefined;
  const { sql, values } = named.rowByRow ?? named;
  return {
    sql: `c.id IN (SELECT of.contact_id FROM customer its
      CROSS JOIN contact_customer of ON of.customer_id = its.id WHERE its.listed = 1 AND ${named.sql})`,
    values: named.values,
    rowByRow: {
      sql: `EXISTS (SELECT 1 FROM contact_customer of CROSS JOIN customer its ON its.id = of.customer_id
        WHERE of.contact_id = c.id AND its.listed = 1 AND ${sql})`,
      values,
    },
  };
}

export function projectsOfContact(db: Database, contactId: number): number[] {
  return db
    .all<{ id: number }>(
      `SELECT id FROM project WHERE listed = 1
        AND (main_contact_id = ? OR id IN (SELECT project_id FROM project_contact WHERE contact_id = ?))`,
      [contactId, contactId],
    )
    .map(({ id }) => id);
}
