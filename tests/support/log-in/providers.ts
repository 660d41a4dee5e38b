import { standInClients, standInTenantId } from '../../../infra/emulators/openid/registrations.ts';
import type { Fault } from '../../../infra/emulators/openid/forge.ts';
import type { LogInProvider } from '../../../shared/codes/log-in-providers.ts';
import { beginProviderLogIn, finishProviderLogIn } from '../../../shared/contract/log-in-providers.ts';
import { getSystemSettings, saveSystemSettings } from '../../../shared/contract/settings.ts';
import { type Api, type Reply, newKey } from '../api.ts';
import { Browser } from './http-browser.ts';

const fieldsOf = {
  Microsoft: (domains: string) => ({
    microsoftLogIn: true,
    microsoftClientId: standInClients.Microsoft.id,
    microsoftClientSecret: standInClients.Microsoft.secret,
    microsoftTenantId: standInTenantId,
    microsoftDomains: domains,
  }),
  Google: (domains: string) => ({
    googleLogIn: true,
    googleClientId: standInClients.Google.id,
    googleClientSecret: standInClients.Google.secret,
    googleDomains: domains,
  }),
};

export async function saveSettings(superAdmin: Api, changes: object): Promise<Reply> {
  const { secrets: _secrets, ...before } = await superAdmin.result(getSystemSettings);
  return superAdmin.call(saveSystemSettings, { body: { ...before, ...changes }, idempotencyKey: newKey() });
}

/** Requires no provider, unless `more` does, whatever an earlier test has required. */
export async function switchOn(superAdmin: Api, providers: readonly LogInProvider[], domains: string, more = {}) {
  const changes = Object.assign(
    { providerLogInRequired: false },
    ...providers.map((name) => fieldsOf[name](domains)),
    more,
  ) as object;
  const { status, json } = await saveSettings(superAdmin, changes);
  if (status !== 200) throw new Error(`The settings were refused: ${JSON.stringify(json)}`);
}

export async function switchOff(superAdmin: Api): Promise<void> {
  await saveSettings(superAdmin, { microsoftLogIn: false, googleLogIn: false, providerLogInRequired: false });
}

/** Makes a stand-in misbehave, or behave again. */
export async function setFault(url: string, fault?: Fault): Promise<void> {
  await fetch(`${url}/_control`, { method: 'POST', body: JSON.stringify({ fault }) });
}

export type AtProvider = { email?: string; isVerified?: boolean; decision?: 'continue' | 'deny' };

/** Begins a login at Klang. @returns its cookie, and the address at the provider */
export async function begin(api: Api, provider: LogInProvider): Promise<{ cookie: string; url: URL }> {
  const reply = await api.call(beginProviderLogIn, { body: { provider } });
  if (reply.status !== 200) throw new Error(`Beginning answered ${reply.status}: ${JSON.stringify(reply.json)}`);
  return { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, url: new URL(reply.json.result.url) };
}

/** Chooses an account at a provider. @returns the query with which it sends the browser back */
export async function chooseAccount(url: URL, { email = '', isVerified = true, decision = 'continue' }: AtProvider) {
  const browser = new Browser();
  const page = await browser.open(url.href);
  const form = { email, decision, ...(isVerified && { verified: 'on' }) };
  return new URL((await browser.submit(page, form)).href).search;
}

export function finish(api: Api, answer: string, cookie: string, headers: Record<string, string> = {}) {
  const cookies = [cookie, headers['cookie']].filter(Boolean).join('; ');
  return api.call(finishProviderLogIn, { body: { answer }, headers: { ...headers, cookie: cookies } });
}

/** The whole way: begins, chooses an account, finishes. */
export async function logInWith(api: Api, provider: LogInProvider, at: AtProvider, headers = {}): Promise<Reply> {
  const { cookie, url } = await begin(api, provider);
  return finish(api, await chooseAccount(url, at), cookie, headers);
}
