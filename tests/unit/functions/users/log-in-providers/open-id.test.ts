import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { authorizationUrl } from '../../../../../functions/users/log-in-providers/open-id.ts';
import { AppError } from '../../../../../shared/codes/errors.ts';
import { services } from '../../../../../shared/lib/deadlines.ts';
import { shorten } from '../../../../support/shorten.ts';

const flow = { id: 'i', provider: 'Google', state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) } as const;
const closing: (() => void)[] = [];
let asked = 0;

process.env['SITE_URL'] = 'https://klang.invalid';

/** A provider whose discovery document is as given; undefined: it never answers. */
async function providerWith(document: ((issuer: string) => object) | undefined, status = 200) {
  const server = createServer((request, response) => {
    asked += 1;
    if (!document) return;
    const issuer = `http://${request.headers.host}`;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(document(issuer)));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { name: 'Google', isOn: true, issuer, clientId: 'klang', secret: 'googleClientSecret', domains: [] } as const;
}

const codeOf = (error: unknown) => (error as AppError).code;
const metadata = (issuer: string) => ({ issuer, authorization_endpoint: `${issuer}/auth` });

afterEach(() => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) close();
  asked = 0;
});

it('the OpenID client reads the discovery document once an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const provider = await providerWith(metadata);
  for (let n = 0; n < 3; n += 1) await authorizationUrl(provider, flow);
  expect(asked).toBe(1);
  vi.setSystemTime(Date.now() + 60 * 60 * 1000 + 1);
  await authorizationUrl(provider, flow);
  expect(asked).toBe(2);
});

it('the OpenID client refuses the metadata of another issuer', async () => {
  const provider = await providerWith(() => metadata('https://other.example'));
  expect(await authorizationUrl(provider, flow).catch(codeOf)).toBe('log_in_refused');
});

it('the OpenID client says that a provider does not answer, and asks again the next time', async () => {
  const provider = await providerWith(metadata, 503);
  for (let n = 0; n < 2; n += 1) {
    expect(await authorizationUrl(provider, flow).catch(codeOf)).toBe('provider_unavailable');
  }
  expect(asked).toBe(2);
});

it('the OpenID client gives up on a silent provider', async () => {
  shorten(services, 'logInProvider', 10);
  const provider = await providerWith(undefined);
  expect(await authorizationUrl(provider, flow).catch(codeOf)).toBe('provider_unavailable');
});

it('the OpenID client says the same of an address where nobody listens', async () => {
  const provider = await providerWith(metadata);
  for (const close of closing.splice(0)) close();
  expect(await authorizationUrl(provider, flow).catch(codeOf)).toBe('provider_unavailable');
});

it('the OpenID client speaks without TLS to its own machine only', async () => {
  const provider = { ...(await providerWith(metadata)), issuer: 'http://provider.example' };
  expect(await authorizationUrl(provider, flow).catch(codeOf)).toBe('log_in_refused');
});
