import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { dynamodb } from '../../../functions/platform/dynamodb.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { createAgreedInvoice } from '../../../shared/contract/agreements.ts';
import { checkProjects, continueInvoiceRun, startInvoiceRun } from '../../../shared/contract/invoice-runs.ts';
import { createFromChoice } from '../../../shared/contract/invoice-choices.ts';
import {
  createCreditInvoice,
  createFromProject,
  createPreviewFromProject,
  getInvoice,
  getNumberSeries,
} from '../../../shared/contract/invoices.ts';
import { createPartCredit } from '../../../shared/contract/part-credits.ts';
import { updateProject } from '../../../shared/contract/projects.ts';
import { getSystemSettings, saveSystemSettings } from '../../../shared/contract/settings.ts';
import { type Api, newKey } from '../../support/api.ts';
import {
  giveSellerDetails,
  makeAddress,
  makeProduct,
  makeProject,
  makeWorkOrder,
  priceAllProducts,
} from '../../support/builders.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { setInvoiceStatus } from '../../support/invoices.ts';

const firm = firmOfFile();
let api: Api;
let productId: number;
beforeAll(async () => {
  api = await firm.as('SuperAdmin');
  productId = (await makeProduct(api)).productId;
  await priceAllProducts(api, 1000);
});

async function withWork(fields: object = {}) {
  const project = await makeProject(api, { ...fields });
  const items = [{ productId, workedHours: 1, invoiceableHours: 1 }];
  await makeWorkOrder(api, project.projectId, { status: 'Registered', items });
  return project;
}

/** As an invoice that was issued before addresses were asked for. */
async function forgetAddress(invoiceId: number): Promise<void> {
  const update = {
    TableName: environment.tableName(),
    Key: keys.record('invoice', invoiceId),
    UpdateExpression: 'SET #data.invoiceAddress = :none',
    ExpressionAttributeNames: { '#data': 'data' },
    ExpressionAttributeValues: { ':none': { name: 'Kund', address1: '', address2: '', postalCode: '', city: '' } },
  };
  await dynamodb().send(new UpdateCommand(update));
}

const seller = [
  'companyName',
  'organisationNumber',
  'vatNumber',
  'companyAddress1',
  'companyPostalCode',
  'companyCity',
];
const ofSeller = seller.map((field) => ({ gap: field, record: 'system-settings', id: 1, field }));
const series = () => api.result(getNumberSeries);
const refused = (missing: object[]) => ({ status: 409, json: { missing } });

async function setSeller(fields: object): Promise<void> {
  const before = await api.result(getSystemSettings);
  await api.result(saveSystemSettings, { body: { ...before, ...fields }, idempotencyKey: newKey() });
}

describe('an invoice that lacks what the law asks for', () => {
  it('is refused in an empty firm, takes no number, and can be previewed', async () => {
    const project = await withWork({ invoiceAddressId: null });
    const { projectId } = project;
    const address = { gap: 'buyerAddress', record: 'project', id: projectId, field: 'invoiceAddressId' };
    const reply = await api.call(createFromProject, { params: { projectId }, idempotencyKey: newKey() });
    expect(reply).toMatchObject(refused([...ofSeller, address]));
    expect(reply.json.message).toContain('firmans organisationsnummer');
    expect(reply.json.message).toContain('kundens fullständiga adress');
    await api.result(createPreviewFromProject, { params: { projectId } });
    expect(await series()).toMatchObject({ count: 0, gaps: 0 });
  });

  it('is refused on account, by choice and in a run too', async () => {
    const { projectId } = await withWork();
    const params = { projectId };
    const onAccount = { choice: { as: 'OnAccount' as const, amount: 1000, text: 'Start' } };
    expect(await api.call(createAgreedInvoice, { params, body: onAccount, idempotencyKey: newKey() })).toMatchObject(
      refused(ofSeller),
    );
    const { basis } = await api.result(createPreviewFromProject, { params });
    const chosen = await api.call(createFromChoice, { params, body: { basis }, idempotencyKey: newKey() });
    expect(chosen).toMatchObject(refused(ofSeller));
    const { projects } = await api.result(checkProjects, { body: { projectIds: [projectId] } });
    expect(projects[0]).toMatchObject({
      sumTotal: null,
      stop: expect.stringContaining('firmans namn'),
      missing: ofSeller,
    });
    const body = { projects: [{ projectId, basis, group: '' }] };
    const { runId } = await api.result(startInvoiceRun, { body, idempotencyKey: newKey() });
    const run = await api.result(continueInvoiceRun, { params: { runId } });
    expect(run).toMatchObject({
      state: 'Done',
      projects: [{ invoiceId: null, refusal: expect.stringContaining('firmans organisationsnummer') }],
    });
    expect(await series()).toMatchObject({ count: 0 });
  });

  it('is issued once the details are there, and its credit is refused when they are gone again', async () => {
    await giveSellerDetails(api);
    const { projectId } = await withWork();
    const { invoiceId } = await api.result(createFromProject, { params: { projectId }, idempotencyKey: newKey() });
    await setInvoiceStatus(invoiceId, 'Posted', firm.stack.environment);
    const { vatNumber } = await api.result(getSystemSettings);
    await setSeller({ vatNumber: '' });
    const params = { invoiceId };
    const missing = [{ gap: 'vatNumber', record: 'system-settings', id: 1, field: 'vatNumber' }];
    const body = { amount: 100, reason: 'Prisavdrag' };
    expect(await api.call(createCreditInvoice, { params, idempotencyKey: newKey() })).toMatchObject(refused(missing));
    expect(await api.call(createPartCredit, { params, body, idempotencyKey: newKey() })).toMatchObject(
      refused(missing),
    );
    await setSeller({ vatNumber });
    await api.result(createCreditInvoice, { params, idempotencyKey: newKey() });
    expect(await series()).toMatchObject({ count: 2, credits: 1, gaps: 0 });
  });

  it('that was issued without an address is credited to the one that its project has now', async () => {
    await giveSellerDetails(api);
    const project = await withWork();
    const { invoiceId } = await api.result(createFromProject, { params: project, idempotencyKey: newKey() });
    await setInvoiceStatus(invoiceId, 'Posted', firm.stack.environment);
    await forgetAddress(invoiceId);
    const { addressId } = await makeAddress(api, project.customerId, { address1: 'Nya gatan 2' });
    await api.result(updateProject, { params: project, body: { ...project, invoiceAddressId: addressId } });
    const { invoiceId: creditId } = await api.result(createCreditInvoice, {
      params: { invoiceId },
      idempotencyKey: newKey(),
    });
    const credit = await api.result(getInvoice, { params: { invoiceId: creditId } });
    expect(credit.invoiceAddress).toMatchObject({ address1: 'Nya gatan 2', city: 'Göteborg' });
  });
});

describe('a credit of a firm whose details have got a sign that cannot be printed', () => {
  it('is refused with its name, and takes no number', async () => {
    await giveSellerDetails(api);
    const project = await withWork();
    const { invoiceId } = await api.result(createFromProject, { params: project, idempotencyKey: newKey() });
    await setInvoiceStatus(invoiceId, 'Posted', firm.stack.environment);
    const [{ companyCity }, { count }] = [await api.result(getSystemSettings), await series()];
    await setSeller({ companyCity: 'Göteborg 漢' });
    expect(await api.call(createCreditInvoice, { params: { invoiceId }, idempotencyKey: newKey() })).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('på krediten: 漢 (U+6F22) i ”Göteborg 漢”') },
    });
    expect(await series()).toMatchObject({ count });
    await setSeller({ companyCity });
    await api.result(createCreditInvoice, { params: { invoiceId }, idempotencyKey: newKey() });
  });
});
