import { beforeAll, describe, expect, it } from 'vitest';
import { callFortnox } from '../../../functions/fortnox/client.ts';
import { readSecret } from '../../../functions/settings/secret-store.ts';
import { testConnection } from '../../../shared/contract/finance-integration.ts';
import { retryFollowUp, updateInAccounting } from '../../../shared/contract/invoices.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { answerAtFortnox } from '../../support/fortnox-link.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { Registering, followUp } from '../../support/registering.ts';
import { inAll } from '../../support/tier.ts';

const firm = firmOfFile();
const registering = new Registering(firm);
beforeAll(() => registering.start());

const nobody = { initials: '' };
const accounting = (invoice: Invoice) => ({ params: { invoiceId: invoice.invoiceId, followUpId: 'accounting' } });

describe('an invoice', () => {
  it('that Fortnox refuses shows Fortnox’s reason, and is retried only by a person', async () => {
    const said = 'Räkenskapsår saknas för fakturadatumet.';
    const body = JSON.stringify({ ErrorInformation: { error: 1, message: said, code: 2_009_876 } });
    await firm.control({ fail: { path: '/3/invoices', method: 'POST', status: 400, body, times: 50 } });
    const made = await registering.invoice();
    const { lastError, attempts } = await registering.until(made, 'accounting', 'Stopped');
    expect(lastError).toContain('kod 2009876');
    expect(lastError).toContain('Räkenskapsår saknas för fakturadatumet');
    expect(lastError).toContain('försök igen');

    await firm.control({ clearFaults: true });
    const before = (await firm.calls('/3/invoices')).length;
    for (let minute = 0; minute < 3; minute += 1) await firm.stack.invoke('jobs/run-due-tasks');
    expect((await firm.calls('/3/invoices')).length).toBe(before);
    expect(followUp(await registering.read(made.invoiceId), 'accounting')).toMatchObject({
      state: 'Stopped',
      attempts,
    });

    await registering.staff.result(retryFollowUp, accounting(made));
    await registering.until(made, 'accounting', 'Done');
  });

  it('of a company that does not round gets a rounding row, and is then booked', async () => {
    await firm.control({ company: { roundTotals: false } });
    const made = await registering.invoice(2.5);
    expect(made.roundingTotal).not.toBe(0);
    const { needs, lastError } = await registering.until(made, 'accounting', 'Stopped');
    expect([needs, lastError]).toEqual(['sums', expect.stringContaining('Summorna skiljer sig: totalt ')]);
    expect((await registering.there(made)).Booked).toBe(false);

    await registering.staff.result(updateInAccounting, { params: { invoiceId: made.invoiceId } });
    await registering.until(made, 'accounting', 'Done');
    const there = await registering.there(made);
    expect(there).toMatchObject({
      Total: made.sumTotalIncVat,
      TotalVAT: made.vatTotalRounded,
      Booked: true,
      Sent: true,
    });
    expect(there.InvoiceRows).toHaveLength(made.items.length + 1);
    expect(there.InvoiceRows.at(-1)).toMatchObject({ AccountNumber: 3740, Total: made.roundingTotal, VAT: 0 });
    await firm.control({ company: { roundTotals: true } });
  });

  it('gets a rounding row without VAT where the company has no rate of 0 per cent', async () => {
    await firm.control({ company: { roundTotals: false, vatRates: [25, 12, 6] } });
    const made = await registering.invoice(2.5);
    await registering.until(made, 'accounting', 'Stopped');
    await registering.staff.result(updateInAccounting, { params: { invoiceId: made.invoiceId } });
    await registering.until(made, 'accounting', 'Done');
    const there = await registering.there(made);
    expect(there).toMatchObject({ Total: made.sumTotalIncVat, TotalVAT: made.vatTotalRounded, Booked: true });
    expect(there.InvoiceRows.at(-1)).toMatchObject({ AccountNumber: 3740, Total: made.roundingTotal, VAT: 0 });
    await firm.control({ company: { roundTotals: true, vatRates: [25, 12, 6, 0] } });
  });

  it.runIf(inAll)('of a company that rounds again is updated without such a row', async () => {
    await firm.control({ company: { roundTotals: false } });
    const made = await registering.invoice(2.5);
    await registering.until(made, 'accounting', 'Stopped');
    await firm.control({ company: { roundTotals: true } });
    await registering.staff.result(updateInAccounting, { params: { invoiceId: made.invoiceId } });
    await registering.until(made, 'accounting', 'Done');
    const there = await registering.there(made);
    expect(there).toMatchObject({ Total: made.sumTotalIncVat, RoundOff: made.roundingTotal, Booked: true });
    expect(there.InvoiceRows).toHaveLength(made.items.length);
  });

  it.runIf(inAll)('is not bookkept by a company on the cash method, and becomes paid on payment', async () => {
    await firm.control({ company: { accountingMethod: 'CASH' } });
    const made = await registering.invoice();
    await registering.until(made, 'accounting', 'Done');
    const asked = (await firm.calls('/3/invoices')).filter(({ path }) =>
      path.endsWith(`/${made.serialNumber}/bookkeep`),
    );
    expect(asked).toEqual([]);
    expect(await registering.there(made)).toMatchObject({ Booked: false, Sent: true });
    await firm.stack.invoke('jobs/sync-invoice-status');
    expect((await registering.read(made.invoiceId)).status).toBe('Sent');
    await firm.control({ pay: { documentNumber: String(made.serialNumber) } });
    await firm.stack.invoke('jobs/sync-invoice-status');
    expect((await registering.read(made.invoiceId)).status).toBe('Paid');
    await firm.control({ company: { accountingMethod: 'ACCRUAL' } });
  });

  it.runIf(inAll)('has terms that agree with its due date, made where the company has none', async () => {
    const made = [
      await registering.invoice(1, { paymentTermDays: 20 }),
      await registering.invoice(1, { paymentTermDays: 25 }),
    ];
    for (const one of made) {
      await registering.until(one, 'accounting', 'Done');
      const days = (Date.parse(one.dueDate) - Date.parse(one.displayDate)) / 86_400_000;
      expect(await registering.there(one)).toMatchObject({ TermsOfPayment: String(days), DueDate: one.dueDate });
    }
    const list: any = await callFortnox({ event: 'Prov', method: 'GET', path: '/termsofpayments' }, nobody);
    const codes = list.TermsOfPayments.map(({ Code }: { Code: string }) => Code);
    expect(codes.filter((code: string) => code === '25')).toHaveLength(1);
  });

  it('has nothing of the customer’s card in what it leaves empty, and its whole marking in its text', async () => {
    const path = `/customers/${registering.customerNumber}`;
    const body = {
      Customer: { YourReference: 'Kortets referens', Address2: 'Kortets våning', InvoiceRemark: 'Kortets text' },
    };
    await callFortnox({ event: 'Prov', method: 'PUT', path, body }, nobody);
    const plain = await registering.invoice(1);
    expect(plain.customerReferenceName).toBe('');
    await registering.until(plain, 'accounting', 'Done');
    expect(await registering.there(plain)).toMatchObject({ YourReference: '', Address2: '', Remarks: '' });

    const costCenter = 'Avdelning Bygg och Fastighet, kostnadsställe 4711, beställning 99';
    const marked = await registering.invoice(1, { costCenter });
    await registering.until(marked, 'accounting', 'Done');
    expect(await registering.there(marked)).toMatchObject({
      YourOrderNumber: 'Avdelning Bygg och Fastighet,',
      Remarks: `Fakturamärkning: ${costCenter}`,
    });
  });
});

describe('the link', () => {
  it('that is renewed ends the earlier token', async () => {
    const earlier = (await readSecret('fortnoxRefreshToken'))!;
    expect((await firm.activate(await answerAtFortnox(await firm.activationUrl()))).status).toBe(200);
    expect(await readSecret('fortnoxRefreshToken')).not.toBe(earlier);
    const { clientId, clientSecret, fortnoxUrl } = {
      clientId: 'klang-lokal',
      clientSecret: 'lokal-hemlighet',
      ...firm.stack,
    };
    const answer = await fetch(`${fortnoxUrl}/oauth-v1/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: earlier }),
    });
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
    expect(await registering.staff.result(testConnection)).toMatchObject({ connected: true });
  });

  it.runIf(inAll)('whose approval Fortnox has revoked is broken, and asks for a new approval', async () => {
    await firm.control({
      clock: { advanceSeconds: 2 * 3600 },
      fail: { path: '/oauth-v1/token', status: 400, body: '{"error":"unauthorized_client"}' },
    });
    const reported = await registering.staff.result(testConnection);
    expect(reported).toMatchObject({ state: 'Broken', connected: false, problem: 'not-approved' });
    expect(reported.nextStep).toContain('Godkänn kopplingen på nytt');
    expect((await firm.activate(await answerAtFortnox(await firm.activationUrl()))).status).toBe(200);
    expect(await registering.staff.result(testConnection)).toMatchObject({ state: 'Connected', connected: true });
  });
});
