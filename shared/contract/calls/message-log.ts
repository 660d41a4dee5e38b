import { defineCall } from './call.ts';

export const listMessageLog = defineCall({}, 'GET /message-log', {
  name: 'message-log/list-message-log',
  role: 'SuperAdmin',
});

export const cleanMessageLog = defineCall({}, 'GET /message-log/cleanup', {
  name: 'message-log/clean-message-log',
  writes: true,
  role: 'SuperAdmin',
});
