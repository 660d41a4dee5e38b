import { defineCall } from './call.ts';

export const beginPersonTakeOut = defineCall(
  {},
  {
    name: 'personal-data/begin-person-take-out',
    method: 'POST',
    path: '/personal-data/{kind}/{id}/take-out',
    role: 'Staff',
  },
);

export const previewErasure = defineCall(
  {},
  {
    name: 'personal-data/preview-erasure',
    method: 'GET',
    path: '/personal-data/{kind}/{id}/erasure',
    role: 'SuperAdmin',
  },
);

export const erasePerson = defineCall(
  {},
  {
    name: 'personal-data/erase-person',
    method: 'POST',
    path: '/personal-data/{kind}/{id}/erase',
    role: 'SuperAdmin',
    changes: ['contact', 'user'],
  },
);

export const listErasures = defineCall(
  {},
  {
    name: 'personal-data/list-erasures',
    method: 'GET',
    path: '/personal-data/erasures',
    role: 'SuperAdmin',
  },
);

export const listErasablePersons = defineCall(
  {},
  {
    name: 'personal-data/list-erasable-persons',
    method: 'GET',
    path: '/personal-data/erasable-persons',
    role: 'SuperAdmin',
    reads: ['contact', 'user', 'project', 'work-order', 'invoice', 'customer', 'system-settings'],
  },
);
