import { defineCall } from './call.ts';

export const createHubTicket = defineCall(
  {},
  {
    name: 'hub/create-hub-ticket',
    method: 'POST',
    path: '/message/ticket',
    role: 'Staff',
  },
);

export const getChanges = defineCall(
  {},
  {
    name: 'hub/get-changes',
    method: 'GET',
    path: '/message/changes',
    role: 'Staff',
  },
);
