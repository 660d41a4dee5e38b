import type { Participation } from '../../../../shared/schemas/contact.ts';
import { panels } from '../../navigation/paths.ts';
import type { ProjectChoice } from '../../components/form/searches.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { contactsText as text } from '../../text/contacts.ts';

export type ContactProjectRow = ProjectChoice & { roles: string[]; active: boolean };

export function contactProjectRows(
  selected: readonly number[],
  saved: readonly Participation[],
  chosen: readonly ProjectChoice[],
): ContactProjectRow[] {
  const added = chosen
    .filter(({ projectId }) => selected.includes(projectId) && !saved.some((one) => one.projectId === projectId))
    .map((choice) => ({ ...choice, roles: [text.willBeLinked], active: true }));
  const links = saved
    .filter(({ projectId, isOrderer }) => isOrderer || selected.includes(projectId))
    .map(({ isLinked, isOrderer, ...project }) => {
      const isNew = !isLinked && selected.includes(project.projectId);
      const roles = [isOrderer && text.isOrderer, isLinked && !isOrderer && text.isLinked, isNew && text.willBeLinked];
      return { ...project, roles: roles.filter((role) => role !== false) };
    });
  return [...added, ...links];
}

export const contactProjectsList: ListDefinition<ContactProjectRow> = {
  id: 'contact-projects',
  label: text.projects,
  rowId: (row) => row.projectId,
  rowName: (row) => row.projectCode,
  columns: [
    { key: 'projectCode', label: text.projectCode, width: 8.75, link: (row) => panels.project(row.projectId) },
    { key: 'addressFormatted', label: text.address, important: true },
    { key: 'customerName', label: text.customer, important: true, width: 10 },
    { key: 'roles', label: text.inProject, format: 'texts', width: 9.75, important: true },
  ],
  defaultSort: { column: 'projectCode', descending: true },
  note: (row) => (row.active ? undefined : text.inactive),
  empty: { title: text.noProjects },
};
