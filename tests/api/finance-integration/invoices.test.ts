import { beforeAll, describe, expect, it } from 'vitest';
import { callFortnox } from '../../../functions/fortnox/client.ts';
import { getCustomer, updateCustomer } from '../../../shared/contract/customers.ts';
import { getReconciliation, testConnection } from '../../../shared/contract/finance-integration.ts';
import {
  createCreditInvoice,
  createFromProject,
  downloadInvoice,
  listInvoices,
  getInvoice,
  recreateInvoicePdf,
  retryFollowUp,
} from '../../../shared/contract/invoices.ts';
import { getSystemSettings } from '../../../shared/contract/settings.ts';
import { formatAmount } from '../../../shared/lib/format.ts';
import type { FollowUp, Invoice } from '../../../shared/schemas/invoice.ts';
import type { Api } from '../../support/api.ts';
import { makeInvoiceableProject } from '../../support/builders.ts';
import { type FortnoxCalled, firmOfFile } from '../../support/fortnox.ts';
import { answerAtFortnox, linkFortnox, newFortnoxCustomer, otherCompany } from '../../support/fortnox-link.ts';
import { readPdf } from '../../support/pdf-text.ts';
import { storeAtRate } from '../../support/taxed-invoice.ts';
import { byTier, inAll } from '../../support/tier.ts';

/**
 * Each meets another fault; many more, and kills of the host, are in `tests/faults/faults-while-
 * registering.long.test.ts`.
 */
const many = byTier(3, 8);

const firm = firmOfFile('demo');
let staff: Api;
let superAdmin: Api;
beforeAll(async () => {
  staff = await firm.as('Staff');
  superAdmin = await firm.as('SuperAdmin');
});

type Invoiceable = { projectId: number; customerId: number };

async function prepare(hours = 2.5, { linked = true } = {}): Promise<Invoiceable> {
  const { project } = await makeInvoiceableProject(staff, hours);
  if (linked) {
    await linkFortnox(superAdmin);
    const params = { customerId: project.customerId };
    const customer = await superAdmin.result(getCustomer, { params });
    const fortnoxCustomerNumber = await newFortnoxCustomer(superAdmin);
    await superAdmin.result(updateCustomer, { params, body: { ...customer, fortnoxCustomerNumber } });
  }
  return project;
}

async function invoice({ projectId }: Invoiceable): Promise<Invoice> {
  const { invoiceId } = await staff.result(createFromProject, { params: { projectId } });
  return read(invoiceId);
}

const make = async (...asked: Parameters<typeof prepare>) => invoice(await prepare(...asked));
const read = (invoiceId: number): Promise<Invoice> => staff.result(getInvoice, { params: { invoiceId } });
const accounting = ({ followUps }: Invoice): FollowUp => followUps.find(({ kind }) => kind === 'accounting')!;
async function sweep(): Promise<void> {
  expect(await firm.stack.invoke('jobs/run-due-tasks')).not.toHaveProperty('error');
}

/** The accounting follow-up after its first attempt, by the stream or the job. */
async function tried({ invoiceId }: Invoice): Promise<FollowUp> {
  await expect
    .poll(
      async () => {
        const { state, lastError } = accounting(await read(invoiceId));
        return state === 'Done' || lastError !== '';
      },
      { interval: 100 },
    )
    .toBe(true);
  return accounting(await read(invoiceId));
}

async function there(path: string): Promise<any> {
  return callFortnox({ event: 'Prov', method: 'GET', path }, { initials: '' });
}
async function withReference({ invoiceCode }: Invoice): Promise<any[]> {
  const { Invoices } = await there(`/invoices?externalinvoicereference1=${encodeURIComponent(invoiceCode)}`);
  return Invoices.filter((one: any) => one.ExternalInvoiceReference1 === invoiceCode);
}

/** Runs the job, and retries failures by hand, until nothing is pending. */
async function settled(invoices: readonly Invoice[]): Promise<Invoice[]> {
  for (;;) {
    await sweep();
    const now = await Promise.all(invoices.map(({ invoiceId }) => read(invoiceId)));
    const open = now.filter((one) => accounting(one).state !== 'Done');
    if (open.length === 0) return now;
    for (const one of open.filter((each) => accounting(each).lastError !== '')) {
      await staff.call(retryFollowUp, { params: { invoiceId: one.invoiceId, followUpId: 'accounting' } });
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function peak(calls: readonly FortnoxCalled[]): number {
  const times = calls.filter(({ path }) => path.startsWith('/3/')).map(({ at }) => Date.parse(at));
  return Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + 5_000).length));
}

describe('an invoice', () => {
  it.runIf(inAll)('that was created before the link is registered automatically once linked', async () => {
    const before = await make(2.5, { linked: false });
    await sweep();
    expect(accounting(await read(before.invoiceId))).toMatchObject({ state: 'Pending', needs: 'accounting-link' });
    await firm.link();
    await sweep();
    const waiting = await tried(before);
    expect(waiting).toMatchObject({ state: 'Pending', needs: 'customer-number' });
    expect(waiting.lastError).toContain('inget kundnummer i Fortnox');
  });

  it('is registered with our number, OCR and sums, bookkept and marked as sent, once', async () => {
    const made = await make();
    const [invoice] = await settled([made]);
    expect(accounting(invoice!)).toMatchObject({ state: 'Done', lastError: '' });
    expect(invoice!.status).toBe('Posted');
    const { Invoice: registered } = await there(`/invoices/${made.serialNumber}`);
    expect(registered).toMatchObject({
      ExternalInvoiceReference1: made.invoiceCode,
      OCR: made.ocr,
      InvoiceDate: made.displayDate,
      DueDate: made.dueDate,
      Total: made.sumTotalIncVat,
      TotalVAT: made.vatTotalRounded,
      RoundOff: made.roundingTotal,
      Booked: true,
      Sent: true,
    });
    const asked = (await firm.calls('/3/invoices')).filter(
      ({ path }) => path.includes('/email') || path.includes('/print'),
    );
    expect(asked).toEqual([]);
    await sweep();
    expect(await withReference(made)).toHaveLength(1);
  });

  it.runIf(inAll)('created while linked is pending, and can be registered at once by hand', async () => {
    const { invoiceId } = await make();
    const params = { invoiceId, followUpId: 'accounting' };
    expect(accounting(await read(invoiceId))).toMatchObject({ state: 'Pending', needs: null });
    await staff.result(retryFollowUp, { params });
    const poll = { interval: 100 };
    await expect.poll(async () => accounting(await read(invoiceId)).state, poll).toBe('Done');
  });

  it('that is credited has its credit registered too, the mirror of it', async () => {
    const [debit] = await settled([await make(7.5)]);
    const params = { invoiceId: debit!.invoiceId };
    const { invoiceId } = await staff.result(createCreditInvoice, { params });
    const [credit] = await settled([await read(invoiceId)]);
    expect(accounting(credit!)).toMatchObject({ state: 'Done' });
    const { Invoice: registered } = await there(`/invoices/${credit!.serialNumber}`);
    expect(registered).toMatchObject({ Total: -debit!.sumTotalIncVat, Credit: 'true', Booked: true, Sent: true });
    expect(registered.RoundOff + debit!.roundingTotal).toBe(0);
  });

  it('with other sums is not bookkept, and says by how much they differ', async () => {
    await firm.control({ company: { roundTotals: false } });
    const made = await make(0.5);
    await sweep();
    const { lastError, state } = await tried(made);
    const [row] = await withReference(made);
    await firm.control({ company: { roundTotals: true } });
    if (made.roundingTotal === 0) expect(state).toBe('Done');
    else {
      expect([state, lastError]).toEqual(['Stopped', expect.stringContaining('Summorna skiljer sig: totalt ')]);
      expect(row.Booked).toBe(false);
    }
  });

  it('gets the status that Fortnox has for it', async () => {
    const [paid] = await settled([await make()]);
    await firm.stack.invoke('jobs/sync-invoice-status');
    expect((await read(paid!.invoiceId)).status).toBe('Posted');
    await firm.control({ pay: { documentNumber: String(paid!.serialNumber) } });
    await firm.stack.invoke('jobs/sync-invoice-status');
    expect((await read(paid!.invoiceId)).status).toBe('Paid');
  });

  it.runIf(inAll)('gets its open balance, which the ledger shows beside VAT and total', async () => {
    const project = await prepare(3);
    const made = await invoice(project);
    expect(made.balance).toBeNull();
    const [registered] = await settled([made]);
    expect(registered!.balance).toBe(registered!.sumTotalIncVat);
    await firm.control({ pay: { documentNumber: String(made.serialNumber), amount: 1000.5 } });
    await firm.stack.invoke('jobs/sync-invoice-status');
    const row = async () =>
      (await staff.result(listInvoices, { query: { serialNumber: made.serialNumberPadded } })).items[0];
    const expected = {
      status: 'Posted',
      dueDate: made.dueDate,
      vatTotalRounded: made.vatTotalRounded,
      sumTotalIncVat: made.sumTotalIncVat,
      balance: made.sumTotalIncVat - 1000.5,
    };
    expect(await row()).toMatchObject(expected);
    // Reading the same status again writes nothing.
    const { version } = await row();
    await firm.stack.invoke('jobs/sync-invoice-status');
    expect(await row()).toMatchObject({ ...expected, version });
  });
});

const printedText = async ({ invoiceId }: Invoice) => {
  const { bytes } = await staff.call(downloadInvoice, { params: { invoiceId } });
  return (await readPdf(bytes)).pages.join(' ');
};

describe('an invoice that was stored with VAT of 12 per cent', () => {
  it('is shown, rendered, credited and registered with 12', async () => {
    const project = await prepare(3.5, { linked: false });
    const { invoiceId } = await invoice(project);
    await sweep();
    await storeAtRate(invoiceId, 12);
    const stored = await read(invoiceId);
    expect(stored.items.map(({ vatPercent }) => vatPercent)).toEqual([12]);
    expect(stored.vatTotalRounded).toBeCloseTo(stored.sumTotal * 0.12, 2);

    await (await firm.as('Developer')).result(recreateInvoicePdf, { params: { invoiceId } });
    expect(await printedText(stored)).toContain(
      `Moms 12 % ${formatAmount(stored.vatTotalRounded).replaceAll('\u00a0', ' ')}`,
    );

    const params = { customerId: project.customerId };
    const customer = await superAdmin.result(getCustomer, { params });
    const fortnoxCustomerNumber = await newFortnoxCustomer(superAdmin);
    await superAdmin.result(updateCustomer, { params, body: { ...customer, fortnoxCustomerNumber } });
    const [debit] = await settled([stored]);
    expect(accounting(debit!)).toMatchObject({ state: 'Done', lastError: '' });
    const credited = await staff.result(createCreditInvoice, { params: { invoiceId } });
    const [credit] = await settled([await read(credited.invoiceId)]);
    expect(credit!.items.map(({ vatPercent }) => vatPercent)).toEqual([12]);
    expect(await printedText(credit!)).toContain('Moms 12 %');
    for (const one of [debit!, credit!]) {
      const { Invoice: registered } = await there(`/invoices/${one.serialNumber}`);
      expect(registered.InvoiceRows.map(({ VAT }: { VAT: number }) => VAT)).toEqual([12]);
      expect([registered.TotalVAT, registered.Total]).toEqual([one.vatTotalRounded, one.sumTotalIncVat]);
    }
    const { differences } = await superAdmin.result(getReconciliation);
    expect(differences.filter((one: any) => one.invoiceId === invoiceId && one.kind === 'total')).toEqual([]);
  });
});

describe('invoices', () => {
  it.runIf(inAll)(
    'are in no row of the reconciliation while all is well, and in one when Fortnox differs',
    async () => {
      const [invoice] = await settled([await make()]);
      const rows = async () => (await superAdmin.result(getReconciliation)).differences;
      const mine = async () => (await rows()).filter((one: any) => one.invoiceId === invoice!.invoiceId);
      expect(await mine()).toEqual([]);
      await firm.control({ pay: { documentNumber: String(invoice!.serialNumber) } });
      expect(await mine()).toEqual([
        {
          kind: 'status',
          invoiceCode: invoice!.invoiceCode,
          invoiceId: invoice!.invoiceId,
          customerName: invoice!.customerName,
          ours: 'Bokförd',
          theirs: 'Betald',
          documentNumber: String(invoice!.serialNumber),
        },
      ]);
      await firm.stack.invoke('jobs/sync-invoice-status');
      expect(await mine()).toEqual([]);
    },
  );
});

describe('many invoices', () => {
  it.runIf(inAll)(
    'are registered once each though a call fails for each of them, at no more than 25 calls in 5 seconds',
    async () => {
      const made: Invoice[] = [];
      while (made.length < many) made.push(await make(1 + (made.length % 9) / 2));
      const before = (await firm.calls()).length;
      const faults = [
        { fail: { status: 429, path: '/3/invoices', body: '{"message":"Too many requests"}' } },
        { fail: { status: 500, path: '/3/invoices', method: 'POST' } },
        { fail: { status: 500, path: '/3/invoices', method: 'POST', afterWork: true } },
        { drop: { path: '/3/invoices', method: 'POST', afterWork: true } },
        { drop: { path: '/3/invoices', method: 'POST', afterWork: false } },
        { fail: { status: 502, path: '/3/invoices', method: 'PUT', afterWork: true, body: '<h1>Bad Gateway</h1>' } },
        { drop: { path: '/3/invoices', method: 'PUT', afterWork: true } },
      ];
      for (let index = 0; index < many; index += 1) await firm.control(faults[index % faults.length]!);
      const done = await settled(made);
      expect(done.map((one) => accounting(one).state)).toEqual(made.map(() => 'Done'));
      for (const one of done) {
        const [registered, ...others] = await withReference(one);
        expect([registered.Total, others]).toEqual([one.sumTotalIncVat, []]);
      }
      expect(peak((await firm.calls()).slice(before))).toBeLessThanOrEqual(25);
    },
  );

  it.runIf(inAll)(
    'made while Fortnox is down are all there by themselves when it is up again, and say so meanwhile',
    async () => {
      const made: Invoice[] = [];
      while (made.length < 3) made.push(await make());
      await firm.control({ fail: { times: 10_000, path: '/', status: 503 } });
      await sweep();
      for (const one of made) {
        const { state, lastError } = await tried(one);
        expect([state, lastError]).toEqual(['Pending', expect.stringContaining('Fortnox svarar inte')]);
      }
      await firm.control({ clearFaults: true });
      await expect
        .poll(
          async () => {
            await sweep();
            const now = await Promise.all(made.map(({ invoiceId }) => read(invoiceId)));
            return now.map((one) => accounting(one).state);
          },
          { interval: 10_000 },
        )
        .toEqual(made.map(() => 'Done'));
      for (const one of made) expect(await withReference(one)).toHaveLength(1);
    },
  );
});

describe('the answer to a renewal that is lost', () => {
  const settings = async () => {
    const { secrets, tokenExpiryDisplay: _, version: _version, ...fields } = await superAdmin.result(getSystemSettings);
    return { ...fields, clientSecret: secrets.fortnoxClientSecret, emailApiKey: secrets.emailApiKey };
  };
  const connection = () => staff.result(testConnection);

  it.runIf(inAll)('breaks only the link: pending invoices are registered once after a new approval', async () => {
    const projects = [await prepare(1.5), await prepare(4)];
    const customers = () =>
      Promise.all(projects.map(({ customerId }) => staff.result(getCustomer, { params: { customerId } })));
    const [settingsBefore, customersBefore] = [await settings(), await customers()];
    expect(customersBefore.every(({ fortnoxCustomerNumber }) => fortnoxCustomerNumber !== '')).toBe(true);

    // The token expires and the response with its replacement is lost: the old one is then used up.
    await firm.control({ clock: { advanceSeconds: 2 * 3600 }, drop: { path: '/oauth-v1/token', afterWork: true } });
    const made = [await invoice(projects[0]!), await invoice(projects[1]!)];
    await expect
      .poll(
        async () => {
          await sweep();
          return Promise.all(made.map(async ({ invoiceId }) => accounting(await read(invoiceId)).needs));
        },
        { interval: 1_000 },
      )
      .toEqual(made.map(() => 'accounting-link'));
    expect(await connection()).toMatchObject({ state: 'Broken', connected: false, problem: 'answer-lost' });
    expect((await connection()).nextStep).toContain('Godkänn kopplingen på nytt');
    for (const one of made) expect(accounting(await read(one.invoiceId)).state).toBe('Pending');
    expect([await settings(), await customers()]).toEqual([settingsBefore, customersBefore]);

    const approve = async (company?: number) =>
      firm.activate(await answerAtFortnox(await firm.activationUrl(), company === undefined ? {} : { company }));
    const refused = await approve(otherCompany);
    expect([refused.status, refused.json.message]).toEqual([422, expect.stringContaining('fel företag')]);
    expect((await approve()).status).toBe(200);
    expect(await connection()).toMatchObject({ state: 'Connected', connected: true, problem: null });

    const done = await settled(made);
    expect(done.map((one) => [accounting(one).state, one.status])).toEqual(made.map(() => ['Done', 'Posted']));
    for (const one of made) expect(await withReference(one)).toHaveLength(1);
    expect([await settings(), await customers()]).toEqual([settingsBefore, customersBefore]);
  });
});
