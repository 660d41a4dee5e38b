import { startFortnox, type LocalFortnox } from '../../../../../infra/emulators/fortnox/server.ts';

type Json = Record<string, unknown>;
export type Answer = { status: number; body: Json; type: string };
export type Tokens = { access_token: string; refresh_token: string; scope: string; expires_in: number };

export const redirectUri = 'http://localhost:3000/fortnox/activation';
const allScopes = 'companyinformation customer invoice settings';

export type FortnoxFixture = LocalFortnox & {
  /** Opens the authorization address and answers the page; returns the redirect URL. */
  decide(decision: string, query?: Record<string, string>, form?: Record<string, string>): Promise<URL>;
  token(form: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  connect(query?: Record<string, string>, form?: Record<string, string>): Promise<Tokens>;
  control(input: Json): Promise<Json>;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  use(accessToken: string): void;
};

/** A stand-in whose API `call` uses, connected to its first company. */
export async function fortnoxFixture(options: { dataDir?: string } = {}): Promise<FortnoxFixture> {
  const fortnox = await startFortnox(options);
  let accessToken = '';

  const decide: FortnoxFixture['decide'] = async (decision, query = {}, form = {}) => {
    const address = new URL(`${fortnox.authUrl}/auth`);
    const asked = {
      client_id: fortnox.clientId,
      response_type: 'code',
      scope: allScopes,
      state: 'tillstånd',
      redirect_uri: redirectUri,
      access_type: 'offline',
      ...query,
    };
    for (const [name, value] of Object.entries(asked)) if (value !== '') address.searchParams.set(name, value);
    const body = new URLSearchParams({ decision, ...form });
    const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${answer.status} ${await answer.text()}`);
    return new URL(location);
  };
  const token: FortnoxFixture['token'] = async (form, headers = {}) => {
    const authorization = `Basic ${Buffer.from(`${fortnox.clientId}:${fortnox.clientSecret}`).toString('base64')}`;
    const body = new URLSearchParams(form);
    const answer = await fetch(`${fortnox.authUrl}/token`, {
      method: 'POST',
      body,
      headers: { authorization, ...headers },
    });
    return read(answer);
  };
  const connect: FortnoxFixture['connect'] = async (query, form) => {
    const code = (await decide('approve', query, form)).searchParams.get('code')!;
    const { status, body } = await token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as Tokens;
  };
  const control: FortnoxFixture['control'] = async (input) => {
    const answer = await fetch(`${fortnox.url}/_control`, { method: 'POST', body: JSON.stringify(input) });
    const body = (await answer.json()) as Json;
    if (answer.status !== 200) throw new Error(JSON.stringify(body));
    return body;
  };
  const call: FortnoxFixture['call'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(fortnox.apiUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return read(answer);
  };
  await control({ rateLimit: { calls: 100_000 } });
  accessToken = (await connect()).access_token;
  const use = (given: string) => void (accessToken = given);
  return { ...fortnox, decide, token, connect, control, call, use };
}

async function read(answer: Response): Promise<Answer> {
  const text = await answer.text();
  const body = text.startsWith('{') ? (JSON.parse(text) as Json) : {};
  return { status: answer.status, body, type: answer.headers.get('content-type') ?? '' };
}

/** The code of a refusal, in either spelling of its fields. */
export function codeOf({ status, body }: Answer): string {
  const information = (body['ErrorInformation'] ?? {}) as Json;
  return `${status} ${String(information['code'] ?? information['Code'])}`;
}
