import { defineCall } from './call.ts';

export const createHubTicket = defineCall({}, 'POST /message/ticket', { name: 'hub/create-hub-ticket', role: 'Staff' });

export const getChanges = defineCall({}, 'GET /message/changes', { name: 'hub/get-changes', role: 'Staff' });
