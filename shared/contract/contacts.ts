import * as z from 'zod/mini';
import { choiceQuery } from './choices.ts';
import {
  contactEditSchema,
  contactFieldsSchema,
  contactRowSchema,
  contactSchema,
  projectContactSchema,
} from '../schemas/contact.ts';
import { contact } from '../entities/contact.ts';
import { id, idText } from '../fields/fields.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import { done, idParams, versionQuery } from './common.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({ reads: ['contact', 'customer', 'project', 'address'], changes: ['contact', 'project'] });

const params = idParams('contactId');

export const contactColumns = [...contact.columns, 'fullName'] as const;

export const listContacts = defineRoute({
  name: 'contacts/list-contacts',
  method: 'GET',
  path: '/contacts',
  role: 'Staff',
  summary: 'A page of persons; by first name unless ordered otherwise.',
  query: listQuery(contactColumns, {
    fullName: filterText,
    firstName: filterText,
    lastName: filterText,
    freeText: filterText,
    role: filterText,
    email: filterText,
    phone: filterText,
    customerName: filterText,
    customerId: z.optional(idText),
  }),
  result: paged(contactRowSchema),
  rights: ['read-lists'],
});

export const getAllContacts = defineRoute({
  name: 'contacts/get-all-contacts',
  method: 'GET',
  path: '/contacts/get-all',
  role: 'Staff',
  summary: 'All persons for a selector, or those that a search finds.',
  query: choiceQuery,
  result: z.array(contactRowSchema),
  errors: ['too_large'],
  rights: ['read-lists'],
});

export const getContact = defineRoute({
  name: 'contacts/get-contact',
  method: 'GET',
  path: '/contacts/{contactId}',
  role: 'Staff',
  summary: 'One person, with its customers and projects.',
  params,
  result: contactSchema,
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const getProjectContacts = defineRoute({
  name: 'contacts/get-project-contacts',
  method: 'GET',
  path: '/contacts/project/{projectId}',
  role: 'Staff',
  summary: 'The persons linked to a project.',
  params: idParams('projectId'),
  result: z.array(projectContactSchema),
  errors: ['not_found'],
});

export const createContact = defineRoute({
  name: 'contacts/create-contact',
  method: 'POST',
  path: '/contacts',
  role: 'Staff',
  summary: 'Create a person, linked to the selected customers and projects.',
  body: contactFieldsSchema,
  result: contactSchema,
});

export const linkProjectContact = defineRoute({
  name: 'contacts/link-project-contact',
  method: 'POST',
  path: '/contacts/projectcontact',
  role: 'Staff',
  summary: 'Link a person to a project.',
  body: z.object({ projectId: id, contactId: id }),
  result: z.array(projectContactSchema),
  errors: ['not_found'],
});

export const unlinkProjectContact = defineRoute({
  name: 'contacts/unlink-project-contact',
  method: 'DELETE',
  path: '/contacts/projectcontact/{projectId}/{contactId}',
  role: 'Staff',
  summary: 'Take away the link between a person and a project; the project keeps its orderer.',
  params: idParams('projectId', 'contactId'),
  result: z.array(projectContactSchema),
  errors: ['not_found'],
});

export const updateContact = defineRoute({
  name: 'contacts/update-contact',
  method: 'PUT',
  path: '/contacts/{contactId}',
  role: 'Staff',
  summary: 'Save a person; the selected projects become those it is linked to.',
  params,
  body: contactEditSchema,
  result: contactSchema,
  errors: ['not_found', 'stale_version'],
  rights: ['read-lists'],
});

export const deleteContact = defineRoute({
  name: 'contacts/delete-contact',
  method: 'DELETE',
  path: '/contacts/{contactId}',
  role: 'Staff',
  summary: 'Delete a person who is no project’s orderer.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'in_use', 'stale_version'],
  rights: ['read-lists'],
});

export const exportContact = defineRoute({
  name: 'contacts/export-contact',
  method: 'POST',
  writes: false,
  path: '/contacts/export/{contactId}',
  role: 'Staff',
  looksUp: ['system-settings'],
  summary: 'The person and its projects as a spreadsheet, named contact.xlsx.',
  params,
  result: z.unknown(),
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const contactsRoutes = [
  listContacts,
  getAllContacts,
  getContact,
  getProjectContacts,
  createContact,
  linkProjectContact,
  unlinkProjectContact,
  updateContact,
  deleteContact,
  exportContact,
];
