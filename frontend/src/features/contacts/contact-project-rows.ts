import type { Participation } from '../../../../shared/schemas/contact.ts';
import { panels } from '../../app/paths.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { contactsText as text } from '../../text/contacts.ts';
import type { ContactChoices } from './use-contact-choices.ts';

type Choice = ContactChoices['projects'][number];

/** A project of a person with what the person is to it. */
export type ContactProjectRow = Choice & { roles: string[]; active: boolean };

/**
 * The projects a person will be in when it is saved: those that are selected and those it is the orderer of.
 * @param saved what is stored
 * @param choices every project that can be chosen
 */
export function contactProjectRows(
  selected: readonly number[],
  saved: readonly Participation[],
  choices: readonly Choice[],
): ContactProjectRow[] {
  const added = choices
    .filter(({ projectId }) => selected.includes(projectId) && !saved.some((one) => one.projectId === projectId))
    .map((choice) => ({ ...choice, roles: [text.willBeLinked], active: true }));
  const kept = saved
    .filter(({ projectId, isOrderer }) => isOrderer || selected.includes(projectId))
    .map(({ isLinked, isOrderer, ...project }) => {
      const isNew = !isLinked && selected.includes(project.projectId);
      const roles = [isOrderer && text.isOrderer, isLinked && !isOrderer && text.isLinked, isNew && text.willBeLinked];
      return { ...project, roles: roles.filter((role) => role !== false) };
    });
  return [...added, ...kept];
}

/** '26-0042, Almåsa Fastighets AB, Kv. Tranan, Storgatan 1': found by any of it. */
export function projectLabel({ projectCode, customerName, addressFormatted }: Choice): string {
  return [projectCode, customerName, addressFormatted].filter(Boolean).join(', ');
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
