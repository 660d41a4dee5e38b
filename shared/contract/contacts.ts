import * as z from 'zod/mini';
import * as calls from './calls/contacts.ts';
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
import { defineRoute } from './route.ts';

const params = idParams('contactId');

export const contactColumns = [...contact.columns, 'fullName'] as const;

export const listContacts = defineRoute(calls.listContacts, {
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

export const getAllContacts = defineRoute(calls.getAllContacts, {
  summary: 'All persons for a selector, or those that a search finds.',
  query: choiceQuery,
  result: z.array(contactRowSchema),
  errors: ['too_large'],
  rights: ['read-lists'],
});

export const getContact = defineRoute(calls.getContact, {
  summary: 'One person, with its customers and projects.',
  params,
  result: contactSchema,
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const getProjectContacts = defineRoute(calls.getProjectContacts, {
  summary: 'The persons linked to a project.',
  params: idParams('projectId'),
  result: z.array(projectContactSchema),
  errors: ['not_found'],
});

export const createContact = defineRoute(calls.createContact, {
  summary: 'Create a person, linked to the selected customers and projects.',
  body: contactFieldsSchema,
  result: contactSchema,
});

export const linkProjectContact = defineRoute(calls.linkProjectContact, {
  summary: 'Link a person to a project.',
  body: z.object({ projectId: id, contactId: id }),
  result: z.array(projectContactSchema),
  errors: ['not_found'],
});

export const unlinkProjectContact = defineRoute(calls.unlinkProjectContact, {
  summary: 'Remove the link between a person and a project; the project keeps its orderer.',
  params: idParams('projectId', 'contactId'),
  result: z.array(projectContactSchema),
  errors: ['not_found'],
});

export const updateContact = defineRoute(calls.updateContact, {
  summary: 'Save a person; the selected projects become those it is linked to.',
  params,
  body: contactEditSchema,
  result: contactSchema,
  errors: ['not_found', 'stale_version'],
  rights: ['read-lists'],
});

export const deleteContact = defineRoute(calls.deleteContact, {
  summary: 'Delete a person who is no project’s orderer.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'in_use', 'stale_version'],
  rights: ['read-lists'],
});

export const exportContact = defineRoute(calls.exportContact, {
  looksUp: ['system-settings'],
  summary: 'The person and its projects as a spreadsheet, named contact.xlsx.',
  params,
  result: z.unknown(),
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
