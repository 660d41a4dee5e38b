import { describe, expect, it, vi } from 'vitest';
import { checkRole } from '../../../../functions/request/role.ts';
import { logIn } from '../../../../shared/contract/auth.ts';
import { createCustomer } from '../../../../shared/contract/customers.ts';
import { getOverview } from '../../../../shared/contract/overview.ts';
import type { Route } from '../../../../shared/contract/route.ts';
import { through } from '../../../support/through.ts';

const staff = { userId: 7, role: 'Staff', overviewAccess: 'ByRole', absenceAccess: 'ByRole' };

async function isLetIn(route: Route, user?: object): Promise<boolean> {
  const handler = vi.fn();
  await through([checkRole(route)], { context: { user }, handler }).catch((error: unknown) =>
    expect(error).toMatchObject({ code: 'forbidden' }),
  );
  return handler.mock.calls.length === 1;
}

describe('the role of a call', () => {
  it('lets in that role and higher ones', async () => {
    const route = { ...createCustomer, role: 'SuperAdmin' as const };
    const given = ['Staff', 'SuperAdmin', 'Developer'].map((role) => isLetIn(route, { ...staff, role }));
    expect(await Promise.all(given)).toEqual([false, true, true]);
  });

  it('yields to a right that a user has been given or denied', async () => {
    expect(await isLetIn(getOverview, { ...staff, overviewAccess: 'Given' })).toBe(true);
    expect(await isLetIn(getOverview, { ...staff, role: 'Developer', overviewAccess: 'Denied' })).toBe(false);
  });

  it('is asked of nobody in a public call, and lets nobody into another', async () => {
    expect(await isLetIn(logIn)).toBe(true);
    expect(await isLetIn(createCustomer)).toBe(false);
  });
});
