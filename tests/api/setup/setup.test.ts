import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalStack } from '../../../infra/host/stack.ts';
import { createFromProject } from '../../../shared/contract/invoices.ts';
import { listDefaultPriceLists } from '../../../shared/contract/price-lists.ts';
import { getSystemSettings, saveSystemSettings } from '../../../shared/contract/settings.ts';
import { getSetup } from '../../../shared/contract/setup.ts';
import type { Setup } from '../../../shared/schemas/setup.ts';
import { Api, newKey } from '../../support/api.ts';
import { startEmptyFirm } from '../../support/empty-firm.ts';
import {
  giveSellerDetails,
  makeCustomer,
  makeProduct,
  makeProject,
  makeWorkOrder,
  priceAllProducts,
} from '../../support/builders.ts';

/** A stack of this file: it begins empty. */
let stack: LocalStack;
let superAdmin: Api;

beforeAll(async () => {
  ({ stack, api: superAdmin } = await startEmptyFirm('SuperAdmin'));
});
afterAll(() => stack.close());

const setup = (): Promise<Setup> => superAdmin.result(getSetup);
const stepOf = async (step: string) => (await setup()).steps.find((one) => one.step === step)!;

async function change(fields: Record<string, unknown>): Promise<void> {
  const { version } = await superAdmin.result(getSystemSettings);
  await superAdmin.result(saveSystemSettings, { body: { ...fields, version }, idempotencyKey: newKey() });
}

describe('setting up a firm', () => {
  it('is shown to SuperAdmins and Developers, and refused to Staff', async () => {
    const as = (initials: string, pin: string) => Api.logIn(stack.url, initials, pin);
    expect((await (await as('AL', 'tallbarr')).call(getSetup)).status).toBe(403);
    expect((await (await as('CE', 'lingonris')).call(getSetup)).status).toBe(200);
  });

  it('begins with all but the colleagues that the local users are', async () => {
    const { steps, ...rest } = await setup();
    expect(steps.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(['colleagues']);
    expect(rest).toEqual({
      companyField: 'companyName',
      hasProducts: false,
      priceListDefaultId: null,
      isHidden: false,
      version: 0,
    });
  });

  it('follows what is saved, in both directions', async () => {
    await giveSellerDetails(superAdmin);
    expect((await stepOf('company')).missing).toEqual(['bankgiro, plusgiro eller IBAN']);
    await change({ bankGiro: '5050-1055', emailFrom: 'faktura@firman.example' });
    expect(await stepOf('company')).toMatchObject({ isDone: true, missing: [] });
    expect((await stepOf('mail')).isDone).toBe(true);
    await change({ vatNumber: '', emailFrom: '' });
    expect(await setup()).toMatchObject({ companyField: 'vatNumber' });
    expect((await stepOf('mail')).missing).toEqual(['avsändarens e-postadress']);
    await change({ vatNumber: 'SE556000000101', emailFrom: 'faktura@firman.example' });

    const rate = await makeProduct(superAdmin, { name: 'Akustiker' });
    expect((await stepOf('prices')).missing).toEqual(['en PL-standard']);
    await priceAllProducts(superAdmin, 1_200);
    const [list] = (await superAdmin.result(listDefaultPriceLists)).items;
    expect(await setup()).toMatchObject({ hasProducts: true, priceListDefaultId: list.priceListDefaultId });
    expect((await stepOf('prices')).isDone).toBe(true);
    await makeProduct(superAdmin, { name: 'Restid' });
    expect((await stepOf('prices')).missing).toEqual(['pris för Restid']);
    await priceAllProducts(superAdmin, 700);

    await makeCustomer(superAdmin);
    expect((await stepOf('import')).isDone).toBe(true);

    expect((await stepOf('firstNumber')).isDone).toBe(false);
    await change({ firstInvoiceNumber: 1001 });
    expect((await stepOf('firstNumber')).isDone).toBe(true);
    await change({ firstInvoiceNumber: 1 });
    const { projectId } = await makeProject(superAdmin);
    const items = [{ productId: rate.productId, workedHours: 1, invoiceableHours: 1 }];
    await makeWorkOrder(superAdmin, projectId, { status: 'Registered', items });
    await superAdmin.result(createFromProject, { params: { projectId }, idempotencyKey: newKey() });
    expect((await stepOf('firstNumber')).isDone).toBe(true);
  });

  it('takes an answer for Fortnox, and back, and is hidden and shown', async () => {
    await change({ setupChoices: ['NoFortnox'] });
    expect(await stepOf('fortnox')).toMatchObject({ isDone: false, choice: 'NoFortnox' });
    await change({ setupChoices: [] });
    expect(await stepOf('fortnox')).toMatchObject({ isDone: false, choice: null });
    await change({ setupHidden: true });
    expect((await setup()).isHidden).toBe(true);
    await change({ setupHidden: false });
    expect((await setup()).isHidden).toBe(false);
  });

  it('refuses an answer that it does not know', async () => {
    const { version } = await superAdmin.result(getSystemSettings);
    const body = { setupChoices: ['Nonsense'], version };
    expect((await superAdmin.call(saveSystemSettings, { body, idempotencyKey: newKey() })).status).toBe(422);
  });
});
