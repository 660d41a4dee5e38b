import { defineCall } from './call.ts';

const kinds = { reads: ['contact', 'customer', 'project', 'address'], changes: ['contact', 'project'] } as const;

export const listContacts = defineCall(kinds, 'GET /contacts', { name: 'contacts/list-contacts', role: 'Staff' });

export const getAllContacts = defineCall(kinds, 'GET /contacts/get-all', {
  name: 'contacts/get-all-contacts',
  role: 'Staff',
});

export const getContact = defineCall(kinds, 'GET /contacts/{contactId}', {
  name: 'contacts/get-contact',
  role: 'Staff',
});

export const getProjectContacts = defineCall(kinds, 'GET /contacts/project/{projectId}', {
  name: 'contacts/get-project-contacts',
  role: 'Staff',
});

export const createContact = defineCall(kinds, 'POST /contacts', {
  name: 'contacts/create-contact',
  role: 'Staff',
  waits: true,
});

export const linkProjectContact = defineCall(kinds, 'POST /contacts/projectcontact', {
  name: 'contacts/link-project-contact',
  role: 'Staff',
});

export const unlinkProjectContact = defineCall(kinds, 'DELETE /contacts/projectcontact/{projectId}/{contactId}', {
  name: 'contacts/unlink-project-contact',
  role: 'Staff',
});

export const updateContact = defineCall(kinds, 'PUT /contacts/{contactId}', {
  name: 'contacts/update-contact',
  role: 'Staff',
  waits: true,
});

export const deleteContact = defineCall(kinds, 'DELETE /contacts/{contactId}', {
  name: 'contacts/delete-contact',
  role: 'Staff',
  waits: true,
});

export const exportContact = defineCall(kinds, 'POST /contacts/export/{contactId}', {
  name: 'contacts/export-contact',
  writes: false,
  role: 'Staff',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
