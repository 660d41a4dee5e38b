import type { ContactRow } from '../../../../shared/schemas/contact.ts';
import { panels } from '../../navigation/paths.ts';
import type { Column, ListDefinition } from '../../components/list/list-definition.ts';
import { contactsText as text } from '../../text/contacts.ts';

export const contactColumns: readonly Column<ContactRow>[] = [
  {
    key: 'firstName',
    label: text.firstName,
    width: 8.5,
    link: (row) => panels.contact(row.contactId),
    card: (row) => [row.fullName],
  },
  { key: 'lastName', label: text.lastName, width: 10 },
  { key: 'freeText', label: text.freeText, important: true },
  { key: 'role', label: text.role, width: 10.5 },
  { key: 'email', label: text.email, format: 'email' },
  { key: 'mobilePhone', label: text.mobilePhone, format: 'phone', important: true },
  { key: 'phone', label: text.phone, format: 'phone' },
];

export const stackedContactColumns = ['lastName', 'role', 'phone'];

export const contactsList: ListDefinition<ContactRow> = {
  id: 'contacts',
  label: text.list,
  kind: 'contact',
  rowId: (row) => row.contactId,
  rowName: (row) => row.fullName,
  columns: contactColumns,
  stacked: stackedContactColumns,
  filters: [
    { key: 'fullName', label: text.name, kind: 'text', primary: true },
    { key: 'freeText', label: text.freeText, kind: 'text', primary: true },
    { key: 'email', label: text.email, kind: 'text', primary: true },
    { key: 'customerName', label: text.customer, kind: 'text' },
    { key: 'role', label: text.role, kind: 'text' },
    { key: 'phone', label: text.anyPhone, kind: 'text' },
  ],
  defaultSort: { column: 'firstName', descending: false },
  empty: { title: text.empty, hint: text.emptyHint },
};
