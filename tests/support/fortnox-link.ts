import { firstClient } from '../../infra/emulators/fortnox/company/world.ts';
import {
  createFortnoxCustomers,
  getFortnoxCustomers,
  setFortnoxActivationCode,
  testConnection,
} from '../../shared/contract/finance-integration.ts';
import { getCustomer, updateCustomer } from '../../shared/contract/customers.ts';
import { getMeta, getSystemSettings, saveSystemSettings } from '../../shared/contract/settings.ts';
import { type Api, newKey } from './api.ts';
import { makeCustomer } from './builders.ts';

export const firstCompany = 100101;
export const otherCompany = 100102;

/** Configures the stand-in's integration in Klang. */
export async function configureFortnox(superAdmin: Api, changes: object = {}): Promise<void> {
  const before = await superAdmin.result(getSystemSettings);
  const { id: fortnoxClientId, secret: fortnoxClientSecret } = firstClient;
  const body = { ...before, fortnoxClientId, fortnoxClientSecret, ...changes };
  await superAdmin.result(saveSystemSettings, { body, idempotencyKey: newKey() });
}

export async function activationUrlFor(api: Api): Promise<string> {
  return (await api.result(getMeta)).fortnoxActivationUrl;
}

/** The administrator's answer at Fortnox. @returns the redirect URL */
export async function answerAtFortnox(
  url: string,
  { company = firstCompany, decision = 'approve' } = {},
): Promise<URL> {
  const body = new URLSearchParams({ company: String(company), decision });
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return new URL(response.headers.get('location')!);
}

/** The input of the activating call, from the redirect URL. */
export function activationIn({ searchParams }: URL) {
  return { params: { code: searchParams.get('code')! }, query: { state: searchParams.get('state')! } };
}

/** Links to Fortnox, unless already linked. */
export async function linkFortnox(superAdmin: Api): Promise<void> {
  if ((await superAdmin.result(testConnection)).connected) return;
  await configureFortnox(superAdmin);
  const location = await answerAtFortnox(await activationUrlFor(superAdmin));
  await superAdmin.result(setFortnoxActivationCode, activationIn(location));
}

/** A customer in Fortnox that is not linked to any of ours. @returns its number */
export async function newFortnoxCustomer(superAdmin: Api): Promise<string> {
  const { customerId } = await makeCustomer(superAdmin);
  await superAdmin.result(createFortnoxCustomers, { body: { customerIds: [customerId] } });
  const customer = await superAdmin.result(getCustomer, { params: { customerId } });
  const known: { customerNumber: string }[] = await superAdmin.result(getFortnoxCustomers);
  const number: string = customer.fortnoxCustomerNumber;
  if (!known.some(({ customerNumber }) => customerNumber === number)) throw new Error('The customer was not made.');
  await superAdmin.result(updateCustomer, { params: { customerId }, body: { ...customer, fortnoxCustomerNumber: '' } });
  return number;
}
