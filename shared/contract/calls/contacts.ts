import { defineCall } from './call.ts';

const kinds = { reads: ['contact', 'customer', 'project', 'address'], changes: ['contact', 'project'] } as const;

export const listContacts = defineCall(kinds, {
  name: 'contacts/list-contacts',
  method: 'GET',
  path: '/contacts',
  role: 'Staff',
});

export const getAllContacts = defineCall(kinds, {
  name: 'contacts/get-all-contacts',
  method: 'GET',
  path: '/contacts/get-all',
  role: 'Staff',
});

export const getContact = defineCall(kinds, {
  name: 'contacts/get-contact',
  method: 'GET',
  path: '/contacts/{contactId}',
  role: 'Staff',
});

export const getProjectContacts = defineCall(kinds, {
  name: 'contacts/get-project-contacts',
  method: 'GET',
  path: '/contacts/project/{projectId}',
  role: 'Staff',
});

export const createContact = defineCall(kinds, {
  name: 'contacts/create-contact',
  method: 'POST',
  path: '/contacts',
  role: 'Staff',
  waits: true,
});

export const linkProjectContact = defineCall(kinds, {
  name: 'contacts/link-project-contact',
  method: 'POST',
  path: '/contacts/projectcontact',
  role: 'Staff',
});

export const unlinkProjectContact = defineCall(kinds, {
  name: 'contacts/unlink-project-contact',
  method: 'DELETE',
  path: '/contacts/projectcontact/{projectId}/{contactId}',
  role: 'Staff',
});

export const updateContact = defineCall(kinds, {
  name: 'contacts/update-contact',
  method: 'PUT',
  path: '/contacts/{contactId}',
  role: 'Staff',
  waits: true,
});

export const deleteContact = defineCall(kinds, {
  name: 'contacts/delete-contact',
  method: 'DELETE',
  path: '/contacts/{contactId}',
  role: 'Staff',
  waits: true,
});

export const exportContact = defineCall(kinds, {
  name: 'contacts/export-contact',
  method: 'POST',
  writes: false,
  path: '/contacts/export/{contactId}',
  role: 'Staff',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
