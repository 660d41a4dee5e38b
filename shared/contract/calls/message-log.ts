import { defineCall } from './call.ts';

export const listMessageLog = defineCall(
  {},
  {
    name: 'message-log/list-message-log',
    method: 'GET',
    path: '/message-log',
    role: 'SuperAdmin',
  },
);

export const cleanMessageLog = defineCall(
  {},
  {
    name: 'message-log/clean-message-log',
    method: 'GET',
    writes: true,
    path: '/message-log/cleanup',
    role: 'SuperAdmin',
  },
);
