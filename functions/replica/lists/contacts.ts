import type { listContacts as contract } from '../../../shared/contract/contacts.ts';
import type { QueryOf } from '../../../shared/contract/route.ts';
import { phoneDigits } from '../../../shared/lib/phone.ts';
import type { ContactRow } from '../../../shared/schemas/contact.ts';
import type { Database } from '../database.ts';
import { number, sortedText } from './columns.ts';
import { type Condition, contains } from './conditions.ts';
import { defineList } from './define-list.ts';

export const contactList = defineList<ContactRow, QueryOf<typeof contract>>({
  id: 'c.id',
  where: 'c.listed = 1',
  sources: { own: { from: 'contact c', joins: {} } },
  columns: {
    contactId: number('c.id'),
    // Namesakes stand by their last names.
    firstName: { sql: 'c.first_name', sort: 'c.full_name_sort', source: 'own' },
    lastName: sortedText('c.last_name', 'own'),
    fullName: sortedText('c.full_name', 'own'),
    freeText: sortedText('c.free_text', 'own'),
    role: sortedText('c.role', 'own'),
    email: sortedText('c.email', 'own'),
    phone: sortedText('c.phone', 'own'),
    mobilePhone: sortedText('c.mobile_phone', 'own'),
    version: number('c.version'),
  },
  filters: {
    fullName: contains('c.full_name'),
    firstName: contains('c.first_name'),
    lastName: contains('c.last_name'),
    freeText: contains('c.free_text'),
    role: contains('c.role'),
    email: contains('c.email'),
    phone: hasNumber,
    customerName: ofCustomerNamed,
  },
  totals: { 'c.listed = 1': 'contact' },
  order: { column: 'firstName' },
  pageSize: 'items_per_page_default',
});

export const listContacts = contactList.page;

/** What holds no digit is no number, and nobody has it. */
function hasNumber(text: string): Condition | undefined {
  if (text === '') return undefined;
  const digits = phoneDigits(text);
  return digits === '' ? { sql: '0', values: [] } : { sql: 'instr(c.phone_digits, ?) > 0', values: [digits] };
}

function ofCustomerNamed(name: string): Condition | undefined {
  const named = contains('its.name')(name);
  if (!named) return undefined;
  return {
    sql: `c.id IN (SELECT of.contact_id FROM contact_customer of
      JOIN customer its ON its.id = of.customer_id AND its.listed = 1 WHERE ${named.sql})`,
    values: named.values,
  };
}

/** The ids of the living projects that a person is linked to or is the orderer of. */
export function projectsOfContact(db: Database, contactId: number): number[] {
  return db
    .all<{ id: number }>(
      `SELECT id FROM project WHERE listed = 1
        AND (main_contact_id = ? OR id IN (SELECT project_id FROM project_contact WHERE contact_id = ?))`,
      [contactId, contactId],
    )
    .map(({ id }) => id);
}
