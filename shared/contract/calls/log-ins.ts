import { defineCall } from './call.ts';

const kinds = { reads: ['user'] } as const;

export const listLogIns = defineCall(kinds, {
  name: 'log-ins/list-log-ins',
  method: 'GET',
  path: '/log-ins',
  role: 'SuperAdmin',
});

export const listOwnLogIns = defineCall(kinds, {
  name: 'log-ins/list-own-log-ins',
  method: 'GET',
  path: '/log-ins/own',
  role: 'Staff',
});
