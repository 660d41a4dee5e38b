import { expect, it } from 'vitest';
import { allRoutes } from '../../../../shared/contract/all-routes.ts';
import { fold } from '../../../../shared/lib/text.ts';

it('the contract names every call once, in kebab-case', () => {
  const names = allRoutes.map((route) => route.name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z-]+\/[a-z-]+$/);
});

it('the contract has one call for each method and path', () => {
  const addresses = allRoutes.map((route) => `${route.method} ${fold(route.path.replace(/\{\w+\}/g, '{}'))}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('each route declares the parameters that its path names, and no other', () => {
  for (const route of allRoutes) {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const shape = (route.params as { shape?: object } | undefined)?.shape ?? {};
    expect(new Set(Object.keys(shape)), route.name).toEqual(new Set(inPath));
  }
});

it('the contract makes public only what signed-out users need', () => {
  const open = allRoutes.filter((route) => route.role === 'public').map((route) => route.name);
  expect(open.sort()).toEqual([
    'auth/begin-provider-log-in',
    'auth/check-reset-link',
    'auth/finish-provider-log-in',
    'auth/list-log-in-providers',
    'auth/log-in',
    'auth/request-reset',
    'auth/reset-password',
    // Authorized by the activation link's state.
    'finance-integration/set-fortnox-activation-code',
    // Authorized by a key, or by the ticket of a login whose PIN was right.
    'passkeys/begin-first-key',
    'passkeys/begin-key-log-in',
    'passkeys/log-in-by-first-key',
    'passkeys/log-in-by-key',
    'passkeys/log-in-by-recovery-code',
    // Sent by the browser itself.
    'reports/report-csp-violation',
  ]);
});

it('the contract lets only SuperAdmin delete customers, addresses, projects and work orders', () => {
  for (const path of [
    '/customers/{customerId}',
    '/addresses/{addressId}',
    '/projects/{projectId}',
    '/work-orders/{workOrderId}',
  ]) {
    expect(allRoutes.find((route) => route.method === 'DELETE' && route.path === path)?.role).toBe('SuperAdmin');
  }
});
