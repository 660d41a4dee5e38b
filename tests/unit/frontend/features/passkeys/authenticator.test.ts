import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makePasskey, sayWhy, showPasskey } from '../../../../../frontend/src/features/passkeys/authenticator.ts';
import { passkeysText as text } from '../../../../../frontend/src/text/passkeys.ts';
import type { CreationOptions, RequestOptions } from '../../../../../shared/schemas/passkey.ts';

/** 0xfb 0xef 0xff in base64 is '++//', which has another form in base64url. */
const bytes = (...values: number[]) => new Uint8Array(values).buffer;

/** What a password manager gives in place of the browser's credential: without the methods of newer browsers. */
const credentialOf = (response: object) => ({
  id: '--__',
  rawId: bytes(0xfb, 0xef, 0xff),
  type: 'public-key',
  response,
  toJSON() {
    throw new TypeError('Illegal invocation');
  },
});

const create = vi.fn();
const get = vi.fn();
const PublicKeyCredential = {
  parseCreationOptionsFromJSON: (options: CreationOptions) => ({ parsed: options.challenge }),
  parseRequestOptionsFromJSON: (options: RequestOptions) => ({ parsed: options.challenge }),
};

beforeEach(() => {
  vi.stubGlobal('navigator', { credentials: { create, get } });
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
  vi.stubGlobal('window', { PublicKeyCredential });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const creation = { challenge: 'skapa' } as CreationOptions;
const request = { challenge: 'visa' } as RequestOptions;

it('the authenticator sends a new passkey of a password manager, which cannot write itself as JSON', async () => {
  create.mockResolvedValue(credentialOf({ clientDataJSON: bytes(123, 125), attestationObject: bytes(0xff) }));
  expect(await makePasskey(creation)).toEqual({
    id: '--__',
    rawId: '--__',
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject: '_w' },
  });
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ publicKey: { parsed: 'skapa' } }));
});

it('the authenticator sends how a new passkey is reached, when the browser knows', async () => {
  const response = {
    clientDataJSON: bytes(1),
    attestationObject: bytes(2),
    ways: ['internal'],
    getTransports() {
      return this.ways;
    },
  };
  create.mockResolvedValue(credentialOf(response));
  expect((await makePasskey(creation)).response).toMatchObject({ transports: ['internal'] });
});

it('the authenticator sends what a passkey has signed, and whose it is', async () => {
  const signed = { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3) };
  get.mockResolvedValueOnce(credentialOf({ ...signed, userHandle: bytes(4) }));
  const response = { clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' };
  expect(await showPasskey(request)).toMatchObject({ rawId: '--__', response: { ...response, userHandle: 'BA' } });
  get.mockResolvedValueOnce(credentialOf({ ...signed, userHandle: null }));
  expect((await showPasskey(request)).response).toEqual({ ...response, userHandle: null });
});

it('the authenticator cancels an unanswered request for the next one', async () => {
  get.mockImplementation(
    ({ signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const first = showPasskey(request).catch(sayWhy);
  create.mockResolvedValue(credentialOf({ clientDataJSON: bytes(1), attestationObject: bytes(2) }));
  await makePasskey(creation);
  expect(await first).toBe(text.cancelled);
});

it('the authenticator says that the browser is too old, or the address not secure', () => {
  expect(sayWhy(new TypeError())).toBe(text.failed);
  vi.stubGlobal('PublicKeyCredential', {});
  expect(sayWhy(new TypeError())).toBe(text.unsupported);
  vi.stubGlobal('window', {});
  expect(sayWhy(new TypeError())).toBe(text.unsupported);
});

it.each([
  ['InvalidStateError', text.alreadyThere],
  ['NotAllowedError', text.cancelled],
  ['AbortError', text.cancelled],
  ['SecurityError', text.failed],
])('the authenticator says of %s: %s', (name, message) => {
  expect(sayWhy(new DOMException('', name))).toBe(message);
});
