import { defineCall } from './call.ts';

export const beginPersonTakeOut = defineCall({}, 'POST /personal-data/{kind}/{id}/take-out', {
  name: 'personal-data/begin-person-take-out',
  role: 'Staff',
});

export const previewErasure = defineCall({}, 'GET /personal-data/{kind}/{id}/erasure', {
  name: 'personal-data/preview-erasure',
  role: 'SuperAdmin',
});

export const erasePerson = defineCall({}, 'POST /personal-data/{kind}/{id}/erase', {
  name: 'personal-data/erase-person',
  role: 'SuperAdmin',
  changes: ['contact', 'user'],
});

export const listErasures = defineCall({}, 'GET /personal-data/erasures', {
  name: 'personal-data/list-erasures',
  role: 'SuperAdmin',
});

export const listErasablePersons = defineCall({}, 'GET /personal-data/erasable-persons', {
  name: 'personal-data/list-erasable-persons',
  role: 'SuperAdmin',
  reads: ['contact', 'user', 'project', 'work-order', 'invoice', 'customer', 'system-settings'],
});
