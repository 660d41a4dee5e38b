import { defineCall } from './call.ts';

export const listLogInProviders = defineCall({}, 'GET /auth/providers', {
  name: 'auth/list-log-in-providers',
  role: 'public',
  reads: ['system-settings'],
});

export const beginProviderLogIn = defineCall({}, 'POST /auth/providers/begin', {
  name: 'auth/begin-provider-log-in',
  role: 'public',
});

export const finishProviderLogIn = defineCall({}, 'POST /auth/providers/finish', {
  name: 'auth/finish-provider-log-in',
  role: 'public',
});
