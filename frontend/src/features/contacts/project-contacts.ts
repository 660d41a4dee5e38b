import type { ContactRow } from '../../../../shared/schemas/contact.ts';
import type { Project } from '../../../../shared/schemas/project.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { contactsText as text } from '../../text/contacts.ts';
import { contactColumns, stackedContactColumns } from './contacts-list.ts';

export type ProjectContactRow = ContactRow & { roles: string[]; isLinked: boolean };

export function projectContactRows(
  linked: readonly ContactRow[],
  { mainContact }: Pick<Project, 'mainContact'>,
): ProjectContactRow[] {
  const all = new Map<number, ContactRow>();
  for (const contact of [mainContact, ...linked]) if (contact) all.set(contact.contactId, contact);
  return [...all.values()].map((contact) => {
    const isOrderer = contact.contactId === mainContact?.contactId;
    const isLinked = linked.some(({ contactId }) => contactId === contact.contactId);
    return { ...contact, roles: isOrderer ? [text.isOrderer] : [text.isLinked], isLinked };
  });
}

export const projectContactsList: ListDefinition<ProjectContactRow> = {
  id: 'project-contacts',
  label: text.list,
  rowId: (row) => row.contactId,
  rowName: (row) => row.fullName,
  columns: [
    ...contactColumns,
    { key: 'roles', label: text.inProject, format: 'texts', sortable: false, width: 7, important: true },
  ],
  stacked: stackedContactColumns,
  defaultSort: { column: 'firstName', descending: false },
  empty: { title: text.emptyInProject, hint: text.emptyInProjectHint },
};
