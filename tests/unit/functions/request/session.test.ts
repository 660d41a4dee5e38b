import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findSession } from '../../../../functions/request/session.ts';
import { closeSession } from '../../../../functions/users/session-store.ts';
import { logIn } from '../../../../shared/contract/auth.ts';
import { listCustomers } from '../../../../shared/contract/customers.ts';
import { startTableOfFirm } from '../../../support/table-of-firm.ts';
import { through } from '../../../support/through.ts';

let firm: Awaited<ReturnType<typeof startTableOfFirm>>;
beforeAll(async () => {
  firm = await startTableOfFirm();
});
afterAll(() => firm.close());

const handler = vi.fn();
const callWith = (authorization?: string, route: typeof listCustomers | typeof logIn = listCustomers) =>
  through([findSession(route)], { event: { headers: { ...(authorization && { authorization }) } }, handler });

describe('a session', () => {
  it('tells whose a call is, and their rights', async () => {
    const { context } = await callWith(`Bearer ${firm.token}`);
    expect(context).toMatchObject({
      token: firm.token,
      user: { userId: firm.userId, initials: 'AL', role: 'Staff', overviewAccess: 'ByRole', absenceAccess: 'ByRole' },
    });
    expect(Object.keys(context.user)).not.toContain('pinHash');
  });

  it('is not asked for in a public call, which may still have one', async () => {
    const { context } = await callWith(`Bearer ${firm.token}`, logIn);
    expect(context).toMatchObject({ token: firm.token, user: undefined });
    expect((await callWith(undefined, logIn)).context).toMatchObject({ token: '', user: undefined });
  });

  it.each([
    ['is missing', undefined],
    ['is no token', 'Bearer x'],
    ['is of another scheme', 'Basic aGVqOmhlag=='],
    ['is unknown', `Bearer ${'x'.repeat(43)}`],
  ])('that %s is refused before the handler runs', async (_, authorization) => {
    handler.mockClear();
    await expect(callWith(authorization)).rejects.toMatchObject({ code: 'signed_out' });
    expect(handler).not.toHaveBeenCalled();
  });

  it('that has ended is refused at once, though this function knows its user', async () => {
    await closeSession(firm.token);
    await expect(callWith(`Bearer ${firm.token}`)).rejects.toMatchObject({ code: 'signed_out' });
  });
});
