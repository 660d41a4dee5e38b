import { describe, expect, it } from 'vitest';
import { listInvoices } from '../../../shared/contract/invoices.ts';
import { getOverview } from '../../../shared/contract/overview.ts';
import { updateUser } from '../../../shared/contract/users.ts';
import { makeUser } from '../../support/builders.ts';
import { makeInvoice } from '../../support/invoices.ts';
import { logInAs, logInUser } from '../../support/people.ts';

describe('the overview', () => {
  it('has the sums of the ledger, with a new invoice among them', async () => {
    const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
    const { invoiceId } = await makeInvoice(staff, 'Created');
    const ledger = (filter: Record<string, string>) =>
      superAdmin.result(listInvoices, { query: { ...filter, sums: 'true' } });
    // Other tests invoice meanwhile.
    await expect
      .poll(async () => {
        const { invoiced, expected, overdue } = await superAdmin.result(getOverview);
        const { from, to } = invoiced.period;
        const [ofYear, unpaid, late] = await Promise.all([
          ledger({ displayDateFrom: from, displayDateTo: to, notCancelled: 'true' }),
          ledger({ payment: 'unpaid' }),
          ledger({ payment: 'late' }),
        ]);
        expect(invoiced.total).toBe(ofYear.sums.sumTotal);
        expect(expected.total).toBe(unpaid.sums.owed);
        expect(overdue.total).toBe(late.sums.owed);
        return unpaid.items.map((one: any) => one.invoiceId);
      })
      .toContain(invoiceId);
  });

  it('is open to those who are given it, and closed to those who are denied it, whatever their role', async () => {
    const superAdmin = await logInAs('SuperAdmin');
    const statusOf = async (user: { initials: string; pin: string }) => {
      const own = await logInUser(user);
      return (await own.call(getOverview)).status;
    };
    const given = await makeUser(superAdmin, { overviewAccess: 'Given' });
    const denied = await makeUser(superAdmin, { role: 'SuperAdmin', overviewAccess: 'Denied' });
    expect([await statusOf(given), await statusOf(denied)]).toEqual([200, 403]);

    // Another right ends the session, so that no page is left with the former.
    const own = await logInUser(given);
    const { pin, ...fields } = given;
    await superAdmin.result(updateUser, { params: given, body: { ...fields, overviewAccess: 'ByRole' } });
    expect((await own.call(getOverview)).status).toBe(401);
    expect(await statusOf({ ...given, pin })).toBe(403);
  });

  it('refuses Staff, and a period that it does not know', async () => {
    const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
    expect((await staff.call(getOverview)).status).toBe(403);
    expect((await superAdmin.call(getOverview, { query: { period: 'next-year' } })).status).toBe(422);
    const { invoiced } = await superAdmin.result(getOverview, { query: { period: 'this-quarter', compare: 'none' } });
    expect([invoiced.months.length, invoiced.before]).toEqual([3, null]);
  });
});
