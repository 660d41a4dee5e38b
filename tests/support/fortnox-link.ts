import { firstClient } from '../../infra/local/fortnox/world.ts';
import { getMeta, getSystemSettings, saveSystemSettings } from '../../shared/contract/settings.ts';
import { type Api, newKey } from './api.ts';

export const firstCompany = 100101;
export const otherCompany = 100102;

/** Gives Klang the stand-in's integration. */
export async function configureFortnox(superAdmin: Api, changes: object = {}): Promise<void> {
  const before = await superAdmin.result(getSystemSettings);
  const { id: fortnoxClientId, secret: fortnoxClientSecret } = firstClient;
  const body = { ...before, fortnoxClientId, fortnoxClientSecret, ...changes };
  await superAdmin.result(saveSystemSettings, { body, idempotencyKey: newKey() });
}

export async function activationUrlFor(api: Api): Promise<string> {
  return (await api.result(getMeta)).fortnoxActivationUrl;
}

/** What the administrator at Fortnox does. @returns where the browser is sent */
export async function answerAtFortnox(
  url: string,
  { company = firstCompany, decision = 'approve' } = {},
): Promise<URL> {
  const body = new URLSearchParams({ company: String(company), decision });
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return new URL(response.headers.get('location')!);
}

/** What the call that makes the link is given after that. */
export function activationIn({ searchParams }: URL) {
  return { params: { code: searchParams.get('code')! }, query: { state: searchParams.get('state')! } };
}
