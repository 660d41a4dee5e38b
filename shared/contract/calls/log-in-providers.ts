import { defineCall } from './call.ts';

export const listLogInProviders = defineCall(
  {},
  {
    name: 'auth/list-log-in-providers',
    method: 'GET',
    path: '/auth/providers',
    role: 'public',
    reads: ['system-settings'],
  },
);

export const beginProviderLogIn = defineCall(
  {},
  {
    name: 'auth/begin-provider-log-in',
    method: 'POST',
    path: '/auth/providers/begin',
    role: 'public',
  },
);

export const finishProviderLogIn = defineCall(
  {},
  {
    name: 'auth/finish-provider-log-in',
    method: 'POST',
    path: '/auth/providers/finish',
    role: 'public',
  },
);
