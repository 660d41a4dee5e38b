import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { givenSecretFields } from '../../../shared/schemas/settings.ts';
import type { Secret } from './find-secrets.ts';

/** One request as seen by a server of a local stack. */
type Exchange = { path: string; headers: IncomingMessage['headers']; body: string; answer: string; location: string };
type StartedStack = { request: IncomingMessage; response: ServerResponse };

const channel = 'http.server.request.start';
const ofInterest = /^\/(v1\/(auth|users|reset-password|message\/ticket|system-settings|meta)\b|oauth-v1\/|$)/;

/** A shorter PIN could occur by chance. */
const shortestPin = 8;
const shortestCode = 11;

/** Records the secrets that pass through the servers of this process: submitted PINs and secrets, and issued tokens. */
export class OverheardSecrets {
  readonly #byPort = new Map<number, Map<string, Secret>>();
  readonly #listener = (message: unknown) => this.#hear(message as StartedStack);

  constructor() {
    subscribe(channel, this.#listener);
  }

  /** @param urls the servers to include; other stacks may run in the same process */
  secrets(urls: readonly string[]): Secret[] {
    const ports = urls.map((url) => Number(new URL(url).port));
    return ports.flatMap((port) => [...(this.#byPort.get(port)?.values() ?? [])]);
  }

  stop(): void {
    unsubscribe(channel, this.#listener);
  }

  #hear({ request, response }: StartedStack): void {
    const path = (request.url ?? '').split('?')[0]!;
    if (!ofInterest.test(path)) return;
    const port = request.socket.localPort ?? 0;
    const asked: Buffer[] = [];
    // A data listener would start reading before the server is ready.
    const push = request.push.bind(request);
    request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
      if (chunk) asked.push(chunk);
      return push(chunk, encoding);
    };
    let location = '';
    const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
    response.writeHead = (...given: unknown[]) => {
      const headers = given.findLast((one) => typeof one === 'object' && one !== null) ?? {};
      if ('location' in headers) location = String(headers.location);
      return writeHead(...given);
    };
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    response.end = (...given: unknown[]) => {
      const [body] = given;
      const answer = typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body).toString() : '';
      const { headers } = request;
      if (response.statusCode < 400) {
        this.#note(port, { path, headers, body: Buffer.concat(asked).toString(), answer, location });
      }
      return end(...given);
    };
  }

  #note(port: number, exchange: Exchange): void {
    const known = this.#byPort.get(port) ?? new Map<string, Secret>();
    this.#byPort.set(port, known);
    for (const secret of secretsIn(exchange)) known.set(secret.value, secret);
  }
}

function secretsIn(exchange: Exchange): Secret[] {
  const { path, headers, body, answer, location } = exchange;
  if (path.startsWith('/oauth-v1/')) return ofFortnox(headers, answer, location);
  if (path === '/') return ofKms(headers, answer);
  const given = jsonOf(body);
  const pin = [given['password'], given['newPin']].map((value) => secret('PIN', value, shortestPin));
  const result = jsonOf(jsonOf(answer)['result']);
  const { token, ticket, fortnoxActivationUrl, session, recoveryCodes } = result;
  const codes = Array.isArray(recoveryCodes) ? recoveryCodes : [];
  const url = typeof fortnoxActivationUrl === 'string' ? fortnoxActivationUrl : '';
  return [
    ...pin.flat(),
    ...secret('token of a reset', given['resetPasswordToken']),
    ...givenSecretFields.flatMap((field) => secret(field, given[field], shortestPin)),
    ...secret('token of a session', token),
    ...secret('token of a session', jsonOf(session)['token']),
    ...codes.flatMap((code) => secret('recovery code', code, shortestCode)),
    ...secret(path.includes('/message/') ? 'ticket of the hub' : 'ticket of a login', ticket),
    ...secret('state of an activation', url && new URL(url).searchParams.get('state')),
  ];
}

function ofFortnox(headers: Exchange['headers'], answer: string, location: string): Secret[] {
  const { access_token: access, refresh_token: refresh } = jsonOf(answer);
  const client = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const [, ...clientSecret] = Buffer.from(client, 'base64').toString().split(':');
  return [
    ...secret('code of Fortnox', location && new URL(location).searchParams.get('code')),
    ...secret('access token of Fortnox', access),
    ...secret('refresh token of Fortnox', refresh),
    ...secret('client secret of Fortnox', clientSecret.join(':')),
  ];
}

/** A KMS data key, as sent in base64 and in hexadecimal. */
function ofKms(headers: Exchange['headers'], answer: string): Secret[] {
  if (!String(headers['x-amz-target']).startsWith('TrentService.')) return [];
  const key = jsonOf(answer)['Plaintext'];
  if (typeof key !== 'string') return [];
  return [key.replace(/=+$/, ''), Buffer.from(key, 'base64').toString('hex')].flatMap((value) =>
    secret('key to a secret', value),
  );
}

function secret(kind: string, value: unknown, shortest = 12): Secret[] {
  return typeof value === 'string' && value.length >= shortest ? [{ kind, value }] : [];
}

function jsonOf(value: unknown): Record<string, unknown> {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
