import * as z from 'zod/mini';
import * as calls from './calls/log-in-providers.ts';
import { logInProviders } from '../codes/log-in-providers.ts';
import { sessionSchema } from '../schemas/user.ts';
import { routesLookingUp } from './route.ts';

const defineRoute = routesLookingUp(['system-settings']);

export const listLogInProviders = defineRoute(calls.listLogInProviders, {
  summary: 'The providers of accounts that the login page offers.',
  result: z.object({ providers: z.array(z.enum(logInProviders)) }),
});

export const beginProviderLogIn = defineRoute(calls.beginProviderLogIn, {
  summary: 'Begin a login at a provider: answers where to send the browser, and sets a cookie for ten minutes.',
  body: z.object({ provider: z.enum(logInProviders, 'Välj Microsoft eller Google.') }),
  result: z.object({ url: z.string() }),
  errors: ['log_in_refused', 'provider_unavailable'],
  rights: ['use-secrets'],
});

export const finishProviderLogIn = defineRoute(calls.finishProviderLogIn, {
  summary: 'Finish a login at a provider with its answer; answers a bearer token that lasts 12 hours.',
  body: z.object({
    /** The query with which the provider sent the browser back. */
    answer: z.string().check(z.maxLength(8_000, 'Svaret är för långt.')),
  }),
  result: sessionSchema,
  errors: ['log_in_interrupted', 'log_in_refused', 'unknown_account', 'provider_unavailable', 'too_many_attempts'],
  rights: ['use-secrets'],
});

export const logInProvidersRoutes = [listLogInProviders, beginProviderLogIn, finishProviderLogIn];
