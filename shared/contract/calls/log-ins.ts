import { defineCall } from './call.ts';

const kinds = { reads: ['user'] } as const;

export const listLogIns = defineCall(kinds, 'GET /log-ins', { name: 'log-ins/list-log-ins', role: 'SuperAdmin' });

export const listOwnLogIns = defineCall(kinds, 'GET /log-ins/own', { name: 'log-ins/list-own-log-ins', role: 'Staff' });
