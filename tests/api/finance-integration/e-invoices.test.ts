import { createHash } from 'node:crypto';
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { callFortnox } from '../../../functions/fortnox/client.ts';
import { eInvoiceKey } from '../../../functions/invoices/stores/invoice-archive.ts';
import { resumeFollowUp } from '../../../functions/invoices/stores/follow-up-attempt-store.ts';
import { s3 } from '../../../functions/platform/s3.ts';
import { getCustomer, updateCustomer } from '../../../shared/contract/customers.ts';
import { listAttention } from '../../../shared/contract/attention.ts';
import {
  createCreditInvoice,
  createFromProject,
  downloadEInvoice,
  getInvoice,
  getInvoiceRemarks,
  mailInvoiceAgain,
  retryFollowUp,
  sendEInvoiceAgain,
  settleMailTrouble,
} from '../../../shared/contract/invoices.ts';
import { checkProjects } from '../../../shared/contract/invoice-runs.ts';
import { getSystemSettings, saveSystemSettings } from '../../../shared/contract/settings.ts';
import type { AttentionItem } from '../../../shared/schemas/attention.ts';
import type { ArchivedFile, FollowUp, Invoice } from '../../../shared/schemas/invoice.ts';
import { mailSimulator } from '../../../infra/emulators/mail/simulator.ts';
import { agreementOf } from '../../support/agreements.ts';
import { type Api, newKey } from '../../support/api.ts';
import { makeInvoiceableProject } from '../../support/builders.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { firstCompany, newFortnoxCustomer } from '../../support/fortnox-link.ts';
import { setInvoiceStatus } from '../../support/invoices.ts';
import { company } from '../../support/invoice-input.ts';
import { inAll } from '../../support/tier.ts';

const firm = firmOfFile('demo');
let staff: Api;
let superAdmin: Api;

beforeAll(async () => {
  [staff, superAdmin] = [await firm.as('Staff'), await firm.as('SuperAdmin')];
  await settings({ ...company, eInvoiceWay: 'File', accessPointEmail: '' });
});

async function settings(changes: object): Promise<void> {
  const before = await superAdmin.result(getSystemSettings);
  await superAdmin.result(saveSystemSettings, { body: { ...before, ...changes }, idempotencyKey: newKey() });
}

const publicBuyer = {
  organisationNumber: '212000-9010',
  invoiceDelivery: 'EInvoice',
  costCenter: '4711',
  orderNumber: 'B-117',
};

async function projectOf(fields: object = publicBuyer, { linked = false } = {}) {
  const { project } = await makeInvoiceableProject(staff);
  const fortnoxCustomerNumber = linked ? await newFortnoxCustomer(superAdmin) : '';
  if (linked) await receivesEInvoices(fortnoxCustomerNumber);
  const customer = await staff.result(getCustomer, { params: project });
  await staff.result(updateCustomer, { params: project, body: { ...customer, ...fields, fortnoxCustomerNumber } });
  return project;
}

/** Fortnox finds the receiver by the organisation number of its own customer. */
async function receivesEInvoices(number: string): Promise<void> {
  const body = { Customer: { OrganisationNumber: '212000-9010' } };
  await callFortnox({ event: 'Prov', method: 'PUT', path: `/customers/${number}`, body }, { initials: '' });
}

const read = (invoiceId: number): Promise<Invoice> => staff.result(getInvoice, { params: { invoiceId } });
const kindsOf = ({ followUps }: Invoice) => followUps.map(({ kind }) => kind);

async function invoiceOf(...asked: Parameters<typeof projectOf>): Promise<Invoice> {
  const { invoiceId } = await staff.result(createFromProject, { params: await projectOf(...asked) });
  return read(invoiceId);
}

async function eInvoiceOf({ invoiceId }: { invoiceId: number }): Promise<FollowUp> {
  return (await read(invoiceId)).followUps.find(({ kind }) => kind === 'e-invoice')!;
}

/** Runs the job until the e-invoice of the invoice is so. @param before each run */
async function until(invoice: { invoiceId: number }, so: object, before?: () => Promise<void>): Promise<FollowUp> {
  const now = async () => {
    await before?.();
    await firm.stack.invoke('jobs/run-due-tasks');
    return eInvoiceOf(invoice);
  };
  await expect.poll(now, { interval: 300 }).toMatchObject(so);
  return eInvoiceOf(invoice);
}

const neverSent = { state: 'Stopped', needs: null, lastError: 'Fakturan är makulerad och skickas inte.' };

/** Cancels it, after which each call that would send it is refused. */
async function cancelled(invoiceId: number): Promise<void> {
  await setInvoiceStatus(invoiceId, 'Cancelled', firm.stack.environment);
  for (const reply of [
    await staff.call(retryFollowUp, { params: { invoiceId, followUpId: 'e-invoice' } }),
    await staff.call(sendEInvoiceAgain, { params: { invoiceId } }),
    await staff.call(mailInvoiceAgain, { params: { invoiceId }, body: { email: 'ekonomi@provkund.example' } }),
  ]) {
    expect(reply).toMatchObject({ status: 409, json: { message: neverSent.lastError } });
  }
}

async function stuckOf(invoiceId: number): Promise<string[]> {
  const items: AttentionItem[] = await staff.result(listAttention);
  return items.filter((item) => item.invoiceId === invoiceId).map(({ kind }) => kind);
}

async function xmlOf({ invoiceId }: { invoiceId: number }): Promise<string> {
  const reply = await staff.call(downloadEInvoice, { params: { invoiceId } });
  expect(reply.status).toBe(200);
  return Buffer.from(reply.bytes).toString();
}

describe('what an e-invoice lacks', () => {
  it('stops the invoice before it is made, and says so before', async () => {
    const project = await projectOf({ ...publicBuyer, orderNumber: '' });
    const { remarks } = await staff.result(getInvoiceRemarks, { params: project });
    expect(remarks).toContainEqual({ kind: 'e-invoice-lacks', gaps: ['order-number'] });
    const reply = await staff.call(createFromProject, { params: project });
    const message = 'E-fakturan saknar beställningsnummer.';
    expect(reply).toMatchObject({ status: 409, json: { message } });
    const { projects } = await staff.result(checkProjects, { body: { projectIds: [project.projectId] } });
    expect(projects).toMatchObject([{ stop: message, basis: '' }]);
  });

  it('stops an invoice by agreement in the same way, whose review says so with all its remarks', async () => {
    const project = await projectOf({ ...publicBuyer, orderNumber: '', paymentRemark: true });
    const agreement = agreementOf(staff, project.projectId);
    const choice = { as: 'OnAccount' as const, amount: 4000, text: 'Projektering' };
    const { remarks, customerId } = (await agreement.preview(choice)).json.result;
    expect(customerId).toBe(project.customerId);
    expect(remarks).toContainEqual({ kind: 'e-invoice-lacks', gaps: ['order-number'] });
    expect(remarks).toContainEqual({ kind: 'payment-remark' });
    expect(remarks.map(({ kind }: { kind: string }) => kind)).not.toContain('no-price');
    expect(await agreement.create(choice)).toMatchObject({
      status: 409,
      json: { message: 'E-fakturan saknar beställningsnummer.' },
    });
  });
});

describe('the delivery of an invoice', () => {
  it.runIf(inAll)('decides what follows it', async () => {
    expect(kindsOf(await invoiceOf())).toEqual(['pdf', 'e-invoice', 'accounting']);
    const both = await invoiceOf({ ...publicBuyer, invoiceDelivery: 'EInvoiceAndEmail' });
    expect(kindsOf(both)).toEqual(['pdf', 'mail', 'e-invoice', 'accounting']);
    expect(kindsOf(await invoiceOf({ invoiceDelivery: 'Email' }))).toEqual(['pdf', 'mail', 'accounting']);
  });

  it.runIf(inAll)('as a letter mails it to the firm, which posts it', async () => {
    await settings({ invoiceEmailTo: 'ekonomi@exempelakustik.example' });
    const { invoiceId } = await invoiceOf({ invoiceDelivery: 'Letter', invoiceEmail: 'kund@provkund.example' });
    const mail = async () => (await read(invoiceId)).followUps.find(({ kind }) => kind === 'mail')?.mail;
    await expect.poll(mail).toMatchObject({
      to: 'ekonomi@exempelakustik.example',
      toCustomer: false,
    });
  });
});

describe('an e-invoice that a person delivers', () => {
  it('is archived with its fingerprint and waits until somebody says that it is delivered', async () => {
    const invoice = await invoiceOf();
    const waiting = await until(invoice, { state: 'Stopped', needs: 'hand-delivery' });
    expect(waiting.lastError).toContain('0007:2120009010');
    expect(await stuckOf(invoice.invoiceId)).toContain('e-invoice-not-delivered');
    const xml = await xmlOf(invoice);
    const [{ sha256, versionId }] = waiting.files as [ArchivedFile];
    expect(createHash('sha256').update(xml).digest('hex')).toBe(sha256);
    Object.assign(process.env, firm.stack.environment);
    const { client } = await s3();
    const Key = eInvoiceKey(invoice.invoiceId, invoice.invoiceCode);
    const place = { Bucket: firm.stack.environment['INVOICE_ARCHIVE'], Key };
    await expect(client.send(new DeleteObjectCommand({ ...place, VersionId: versionId }))).rejects.toMatchObject({
      name: 'AccessDenied',
    });
    await client.send(new DeleteObjectCommand(place));
    expect(await xmlOf(invoice)).toBe(xml);
    expect(xml).toContain(`<cbc:ID>${invoice.serialNumberPadded}</cbc:ID>`);
    expect(xml).toContain('<cbc:BuyerReference>4711</cbc:BuyerReference>');

    const params = { invoiceId: invoice.invoiceId, followUpId: 'e-invoice' };
    await staff.result(settleMailTrouble, { params });
    expect(await eInvoiceOf(invoice)).toMatchObject({
      state: 'Done',
      lastError: '',
      doneBy: expect.stringMatching(/./),
    });
    expect(await stuckOf(invoice.invoiceId)).not.toContain('e-invoice-not-delivered');
    expect(await staff.call(settleMailTrouble, { params })).toMatchObject({ status: 409 });
  });

  it('is not asked for once its invoice is cancelled', async () => {
    const { invoiceId } = await invoiceOf();
    await until({ invoiceId }, { state: 'Stopped', needs: 'hand-delivery' });
    await cancelled(invoiceId);
    expect(await stuckOf(invoiceId)).not.toContain('e-invoice-not-delivered');
  });

  it('is there for any customer whose numbers make one, and names its debit on a credit', async () => {
    const debit = await invoiceOf({ organisationNumber: '556000-4615', costCenter: '12', invoiceDelivery: 'Email' });
    expect(await xmlOf(debit)).toContain('<Invoice ');
    await setInvoiceStatus(debit.invoiceId, 'Posted', firm.stack.environment);
    const credit = await staff.result(createCreditInvoice, { params: { invoiceId: debit.invoiceId } });
    expect(await xmlOf(credit)).toContain(`<cbc:ID>${debit.serialNumberPadded}</cbc:ID>`);
    const nameless = await invoiceOf({ organisationNumber: '', costCenter: '12', invoiceDelivery: 'Email' });
    const reply = await staff.call(downloadEInvoice, { params: { invoiceId: nameless.invoiceId } });
    expect(reply).toMatchObject({ status: 409, json: { message: expect.stringContaining('kundens Peppol-id') } });
  });
});

describe('an e-invoice that is mailed to an access point', () => {
  it.runIf(inAll)('needs its address, then goes there with the file, and tells of the delivery', async () => {
    await settings({ eInvoiceWay: 'AccessPoint', accessPointEmail: '' });
    const invoice = await invoiceOf();
    await until(invoice, { state: 'Pending', needs: 'access-point' });
    await settings({ accessPointEmail: 'peppol@accesspunkt.example' });
    await staff.result(retryFollowUp, { params: { invoiceId: invoice.invoiceId, followUpId: 'e-invoice' } });
    await until(invoice, { state: 'Done', mail: { to: 'peppol@accesspunkt.example', delivery: 'Delivered' } });
    const all = (await (await fetch(`${firm.stack.mailUrl}/messages`)).json()) as any[];
    const mails = all.filter(({ subject }) => subject.includes(invoice.serialNumberPadded));
    expect(mails).toMatchObject([{ attachments: [{ name: `${invoice.invoiceCode}.xml` }] }]);
  });

  it('is not sent of an invoice that was cancelled meanwhile', async () => {
    await settings({ eInvoiceWay: 'AccessPoint', accessPointEmail: '' });
    const invoice = await invoiceOf();
    await until(invoice, { state: 'Pending', needs: 'access-point' });
    await cancelled(invoice.invoiceId);
    await settings({ accessPointEmail: 'peppol@accesspunkt.example' });
    await until(invoice, neverSent, () => resumeFollowUp(invoice.invoiceId, 'e-invoice', new Date()));
    const all = (await (await fetch(`${firm.stack.mailUrl}/messages`)).json()) as any[];
    expect(all.filter(({ subject }) => subject.includes(invoice.serialNumberPadded))).toEqual([]);
  });

  it.runIf(inAll)('needs a person where the address refuses it', async () => {
    await settings({ eInvoiceWay: 'AccessPoint', accessPointEmail: mailSimulator.bounces });
    const invoice = await invoiceOf();
    await until(invoice, { state: 'Done', isTrouble: true, mail: { delivery: 'Bounced' } });
    expect(await stuckOf(invoice.invoiceId)).toContain('e-invoice-not-delivered');
  });

  it.runIf(inAll)('is sent again once it has come back, by two people once, and the first outcome stays', async () => {
    await settings({ eInvoiceWay: 'AccessPoint', accessPointEmail: mailSimulator.bounces });
    const { invoiceId } = await invoiceOf();
    const params = { invoiceId };
    const sendings = async () =>
      (await staff.result(getInvoice, { params })).followUps.filter(({ kind }: FollowUp) => kind === 'e-invoice');
    expect(await staff.call(sendEInvoiceAgain, { params })).toMatchObject({ status: 409 });
    await expect.poll(sendings).toMatchObject([{ isTrouble: true }]);
    await settings({ eInvoiceWay: 'Fortnox' });
    const refused = await staff.call(sendEInvoiceAgain, { params });
    expect(refused).toMatchObject({ status: 409, json: { message: expect.stringContaining('Fortnox') } });
    await settings({ eInvoiceWay: 'AccessPoint', accessPointEmail: 'peppol@accesspunkt.example' });
    const both = await Promise.all([
      staff.call(sendEInvoiceAgain, { params, idempotencyKey: newKey() }),
      staff.call(sendEInvoiceAgain, { params, idempotencyKey: newKey() }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await expect.poll(sendings).toMatchObject([
      { followUpId: 'e-invoice', isTrouble: false, mail: { delivery: 'Bounced' } },
      { followUpId: 'e-invoice-2', state: 'Done', mail: { to: 'peppol@accesspunkt.example', delivery: 'Delivered' } },
    ]);
    expect(await stuckOf(invoiceId)).toEqual([]);
  });

  it.runIf(inAll)('is not sent again after an unknown outcome', async () => {
    await settings({ eInvoiceWay: 'AccessPoint', accessPointEmail: mailSimulator.unanswered });
    await until(await invoiceOf(), { state: 'Uncertain' });
  });
});

describe('an e-invoice through Fortnox', () => {
  const tenant = firstCompany;
  const sendings = async ({ serialNumber }: Invoice) =>
    (await firm.calls(`/3/invoices/${serialNumber}/einvoice`)).filter(
      ({ status }) => status === 200 || status === 'dropped',
    );

  beforeAll(async () => {
    await firm.link();
    await settings({ eInvoiceWay: 'Fortnox' });
  });

  it('is sent once it is registered there, and is delivered when Fortnox says so', async () => {
    const invoice = await invoiceOf(publicBuyer, { linked: true });
    const sent = await until(invoice, { state: 'Pending', mail: { to: '0007:2120009010' } });
    expect(sent.lastError).toBe('');
    // The receiver is noted before the sending, after which Fortnox sets the state.
    await expect.poll(() => sendings(invoice), { interval: 100 }).toHaveLength(1);
    expect(await stuckOf(invoice.invoiceId)).toEqual([]);
    await firm.control({ eInvoice: { tenant, documentNumber: String(invoice.serialNumber), ediStatus: '3' } });
    await untilAsked(invoice, { state: 'Done', mail: { delivery: 'Delivered' } });
    expect(await sendings(invoice)).toHaveLength(1);
  });

  it('is not sent of an invoice that was cancelled before it was registered', async () => {
    const body = JSON.stringify({ ErrorInformation: { error: 1, message: 'Räkenskapsår saknas.', code: 2_009_876 } });
    await firm.control({ fail: { path: '/3/invoices', method: 'POST', status: 400, body, times: 50 } });
    const invoice = await invoiceOf(publicBuyer, { linked: true });
    const accounting = async () => {
      await firm.stack.invoke('jobs/run-due-tasks');
      return (await read(invoice.invoiceId)).followUps.find(({ kind }) => kind === 'accounting');
    };
    await expect.poll(accounting).toMatchObject({ state: 'Stopped' });
    await cancelled(invoice.invoiceId);
    await firm.control({ clearFaults: true });
    await staff.result(retryFollowUp, { params: { invoiceId: invoice.invoiceId, followUpId: 'accounting' } });
    await until(invoice, neverSent);
    expect(await sendings(invoice)).toEqual([]);
  });

  it.runIf(inAll).each([
    ['6', 'avvisades'],
    ['4', 'utskrift'],
  ])('needs a person when its EDIStatus is %s', async (ediStatus, words) => {
    await firm.control({ company: { tenant, ediStatusOfSent: ediStatus } });
    const invoice = await invoiceOf(publicBuyer, { linked: true });
    await until(invoice, { mail: { to: '0007:2120009010' } });
    const { mail } = await untilAsked(invoice, { state: 'Done', isTrouble: true });
    expect(mail!.deliveryReason).toContain(words);
    expect(await stuckOf(invoice.invoiceId)).toContain('e-invoice-not-delivered');
    await firm.control({ company: { tenant, ediStatusOfSent: '1' } });
  });

  it.runIf(inAll)(
    'is refused in Fortnox’s words by a company without the service, and can be tried again',
    async () => {
      await firm.control({ company: { tenant, sendsEInvoices: false } });
      const invoice = await invoiceOf(publicBuyer, { linked: true });
      const { lastError } = await until(invoice, { state: 'Stopped' });
      expect(lastError).toContain('inte anslutet till tjänsten för e-faktura');
      await firm.control({ company: { tenant, sendsEInvoices: true } });
      await staff.result(retryFollowUp, { params: { invoiceId: invoice.invoiceId, followUpId: 'e-invoice' } });
      await expect.poll(() => sendings(invoice)).toHaveLength(1);
      expect(await until(invoice, { state: 'Pending' })).toMatchObject({ lastError: '' });
    },
  );

  it.runIf(inAll)('is not sent twice after a lost answer', async () => {
    const drop = { times: 1, method: 'GET', path: '/3/invoices', afterWork: true };
    const project = await projectOf(publicBuyer, { linked: true });
    await firm.control({ company: { tenant, sendsEInvoices: false } });
    const { invoiceId } = await staff.result(createFromProject, { params: project });
    const invoice = await read(invoiceId);
    await until(invoice, { state: 'Stopped' });
    await firm.control({ company: { tenant, sendsEInvoices: true } });
    await firm.control({ drop: { ...drop, path: `/3/invoices/${invoice.serialNumber}/einvoice` } });
    const params = { invoiceId, followUpId: 'e-invoice' };
    await staff.result(retryFollowUp, { params });
    await until(invoice, { state: 'Uncertain' });
    await firm.control({ eInvoice: { tenant, documentNumber: String(invoice.serialNumber), ediStatus: '3' } });
    await staff.result(retryFollowUp, { params });
    await until(invoice, { state: 'Done', mail: { delivery: 'Delivered' } });
    expect(await sendings(invoice)).toHaveLength(1);
  });

  /** As if the wait were over. */
  /** The sending sets when Fortnox is asked next when it ends, which may be after the invoice tells of it. */
  async function untilAsked(invoice: Invoice, so: object): Promise<FollowUp> {
    return until(invoice, so, () => resumeFollowUp(invoice.invoiceId, 'e-invoice', new Date()));
  }
});
