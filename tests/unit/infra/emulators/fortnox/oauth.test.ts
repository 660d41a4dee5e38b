import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, fortnoxFixture, redirectUri, type FortnoxFixture, type Tokens } from './fortnox-fixture.ts';

let fortnox: FortnoxFixture;
beforeEach(async () => {
  fortnox = await fortnoxFixture();
});
afterEach(() => fortnox.close());

const company = () => fortnox.call('GET', '/companyinformation');
const refresh = (token: string) => fortnox.token({ grant_type: 'refresh_token', refresh_token: token });
const page = (query: Record<string, string>) =>
  fetch(`${fortnox.authUrl}/auth?${new URLSearchParams(query).toString()}`);

describe('the page where a company says yes', () => {
  it('names the client and its scopes', async () => {
    const answer = await page({
      client_id: fortnox.clientId,
      response_type: 'code',
      scope: 'invoice customer',
      state: 's',
      redirect_uri: redirectUri,
    });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    for (const text of ['klang-lokal', 'Läsa och ändra fakturor', 'Testbolaget Akustik AB', 'Godkänn', 'Neka']) {
      expect(html).toContain(text);
    }
  });

  it('sends back a code and the state', async () => {
    const back = await fortnox.decide('approve');
    expect(back.origin + back.pathname).toBe(redirectUri);
    expect(back.searchParams.get('state')).toBe('tillstånd');
    expect(back.searchParams.get('code')).toMatch(/^[\da-f-]{36}$/);
  });

  it('sends back why not', async () => {
    const denied = await fortnox.decide('deny');
    expect(Object.fromEntries(denied.searchParams)).toMatchObject({ error: 'access_denied', state: 'tillstånd' });
    const wrong = await fortnox.decide('approve', { scope: 'invoice Customer' });
    expect(wrong.searchParams.get('error')).toBe('invalid_scope');
    await fortnox.control({ company: { licences: ['customer'] } });
    const unlicensed = await fortnox.decide('approve');
    expect(unlicensed.searchParams.get('error')).toBe('error_missing_license');
  });

  it('shows errors that it cannot redirect', async () => {
    const asked = {
      client_id: fortnox.clientId,
      response_type: 'code',
      scope: 'invoice',
      state: 's',
      redirect_uri: redirectUri,
    };
    for (const wrong of [
      { client_id: 'okänd' },
      { redirect_uri: 'https://annan.example/' },
      { response_type: 'token' },
      { state: '' },
    ]) {
      expect((await page({ ...asked, ...wrong })).status).toBe(400);
    }
  });

  it('takes only the addresses that are registered', async () => {
    await fortnox.control({ client: { id: 'annan', secret: 'x', redirectUris: ['https://klang.example/klar'] } });
    const back = await fortnox.decide('approve', { client_id: 'annan', redirect_uri: '' });
    expect(back.origin).toBe('https://klang.example');
    await expect(fortnox.decide('approve', { client_id: 'annan' })).rejects.toThrow('400');
  });
});

describe('a code', () => {
  const exchange = (code: string, more = {}) =>
    fortnox.token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...more });
  const code = async () => (await fortnox.decide('approve')).searchParams.get('code')!;

  it('gives tokens that tell the company', async () => {
    const { status, body } = await exchange(await code());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      scope: 'companyinformation customer invoice settings',
      expires_in: 3600,
      token_type: 'bearer',
    });
    const claims = String(body['access_token']).split('.')[1]!;
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ tenantId: 100101 });
    fortnox.use(String(body['access_token']));
    expect((await company()).body).toMatchObject({ CompanyInformation: { DatabaseNumber: 100101 } });
  });

  it('belongs to the company that was chosen', async () => {
    fortnox.use((await fortnox.connect({}, { company: '100102' })).access_token);
    expect((await company()).body).toMatchObject({ CompanyInformation: { DatabaseNumber: 100102 } });
  });

  it('gives no refresh token unless asked for offline', async () => {
    expect((await fortnox.connect({ access_type: '' })).refresh_token).toBeUndefined();
  });

  it('works once', async () => {
    const once = await code();
    await exchange(once);
    expect(await exchange(once)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('works for ten minutes', async () => {
    const late = await code();
    await fortnox.control({ clock: { advanceSeconds: 601 } });
    expect((await exchange(late)).body).toMatchObject({ error: 'invalid_grant' });
  });

  it('works with the address it was asked for with', async () => {
    expect((await exchange(await code(), { redirect_uri: `${redirectUri}/` })).body).toMatchObject({
      error: 'invalid_grant',
    });
  });
});

describe('a refresh token', () => {
  it('is replaced by each use, and the old one is dead', async () => {
    const first = await fortnox.connect();
    const second = (await refresh(first.refresh_token)).body as Tokens;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    const again = await refresh(first.refresh_token);
    expect(again).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Invalid refresh token' },
    });
    expect(again.type).toContain('text/html');
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  it('lives 45 days', async () => {
    const { refresh_token: token } = await fortnox.connect();
    await fortnox.control({ clock: { advanceSeconds: 45 * 86_400 + 1 } });
    expect((await refresh(token)).body).toMatchObject({ error: 'invalid_grant' });
  });

  it('stops with the licence, until the company has it again', async () => {
    const { refresh_token: token } = await fortnox.connect();
    await fortnox.control({ company: { licences: [] } });
    expect((await refresh(token)).body).toMatchObject({ error: 'error_missing_license' });
    await fortnox.control({ company: { licences: ['companyinformation', 'customer', 'invoice', 'settings'] } });
    expect((await refresh(token)).status).toBe(200);
  });

  it('can be revoked', async () => {
    const { refresh_token: token } = await fortnox.connect();
    const authorization = `Basic ${Buffer.from(`${fortnox.clientId}:${fortnox.clientSecret}`).toString('base64')}`;
    for (const each of [token, 'okänd']) {
      const body = new URLSearchParams({ token_type_hint: 'refresh_token', token: each });
      const answer = await fetch(`${fortnox.authUrl}/revoke`, { method: 'POST', body, headers: { authorization } });
      expect(await answer.json()).toEqual({ revoked: true });
    }
    expect((await refresh(token)).body).toMatchObject({ error: 'invalid_grant' });
  });

  it('is lost when the company ends the connection', async () => {
    const { refresh_token: token, access_token: access } = await fortnox.connect();
    await fortnox.control({ withdraw: {} });
    fortnox.use(access);
    expect((await refresh(token)).status).toBe(400);
    expect((await company()).status).toBe(401);
  });

  it('may be used up although the answer never came', async () => {
    const { refresh_token: token } = await fortnox.connect();
    await fortnox.control({ drop: { path: '/oauth-v1/token' } });
    await expect(refresh(token)).rejects.toThrow('fetch failed');
    expect((await refresh(token)).body).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('an integration', () => {
  it('must know its secret', async () => {
    const authorization = `Basic ${Buffer.from(`${fortnox.clientId}:fel`).toString('base64')}`;
    const answer = await fortnox.token({ grant_type: 'refresh_token', refresh_token: 'x' }, { authorization });
    expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect((await fortnox.token({ grant_type: 'lösenord' })).body).toMatchObject({ error: 'unsupported_grant_type' });
  });

  it('cannot use the tokens of another', async () => {
    await fortnox.control({ client: { id: 'annan', secret: 'x' } });
    const { refresh_token: token } = await fortnox.connect();
    const authorization = `Basic ${Buffer.from('annan:x').toString('base64')}`;
    const answer = await fortnox.token({ grant_type: 'refresh_token', refresh_token: token }, { authorization });
    expect(answer.body).toMatchObject({ error: 'invalid_grant' });
  });

  it('with a service account needs only the tenant from then on', async () => {
    const without = await fortnox.token({ grant_type: 'client_credentials' }, { TenantId: '100101' });
    expect(without.status).toBe(400);
    await fortnox.connect({ account_type: 'service' });
    const { status, body } = await fortnox.token({ grant_type: 'client_credentials' }, { TenantId: '100101' });
    expect([status, body['refresh_token']]).toEqual([200, undefined]);
    fortnox.use(String(body['access_token']));
    expect((await company()).status).toBe(200);
  });
});

describe('an access token', () => {
  it('lives an hour', async () => {
    await fortnox.control({ clock: { advanceSeconds: 3601 } });
    const answer = await company();
    expect(answer).toMatchObject({ status: 401, body: { message: 'unauthorized' }, type: 'text/plain' });
  });

  it('lives on after a refresh', async () => {
    const tokens = await fortnox.connect();
    await refresh(tokens.refresh_token);
    fortnox.use(tokens.access_token);
    expect((await company()).status).toBe(200);
  });

  it('opens what its scopes name', async () => {
    fortnox.use((await fortnox.connect({ scope: 'companyinformation' })).access_token);
    expect((await company()).status).toBe(200);
    expect(codeOf(await fortnox.call('GET', '/customers'))).toBe('400 2000663');
  });

  it('is needed', async () => {
    const answer = await fetch(`${fortnox.apiUrl}/customers`);
    expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining('2000311')]);
  });

  it('does not help without the licence', async () => {
    await fortnox.control({ company: { licences: ['companyinformation'] } });
    expect(codeOf(await fortnox.call('GET', '/invoices'))).toBe('403 2001101');
  });
});
