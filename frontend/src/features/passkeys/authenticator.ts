import type { Credential, CreationOptions, NewCredential, RequestOptions } from '../../../../shared/schemas/passkey.ts';
import { ApiError } from '../../api/api-error.ts';
import { toBase64Url } from '../../components/base64.ts';
import { passkeysText as text } from '../../text/passkeys.ts';

/** Asks the device, or a key that is put into it, to make a passkey. */
export async function makePasskey(options: CreationOptions): Promise<NewCredential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const { response, ...named } = await answered(navigator.credentials.create({ publicKey, signal: signalOfLatest() }));
  const { clientDataJSON, attestationObject, getTransports } = response as AuthenticatorAttestationResponse;
  const transports = getTransports?.call(response);
  return {
    ...named,
    response: {
      clientDataJSON: encode(clientDataJSON),
      attestationObject: encode(attestationObject),
      ...(transports && { transports }),
    },
  };
}

/** Asks the device for one of its passkeys. */
export async function showPasskey(options: RequestOptions): Promise<Credential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const { response, ...named } = await answered(navigator.credentials.get({ publicKey, signal: signalOfLatest() }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return {
    ...named,
    response: {
      clientDataJSON: encode(clientDataJSON),
      authenticatorData: encode(authenticatorData),
      signature: encode(signature),
      userHandle: userHandle && encode(userHandle),
    },
  };
}

/** Read field by field: `toJSON` fails on what some password managers give in place of the browser's credential. */
async function answered(request: Promise<globalThis.Credential | null>) {
  const { id, rawId, response } = (await request) as PublicKeyCredential;
  return { id, rawId: encode(rawId), type: 'public-key' as const, response };
}

function encode(bytes: ArrayBuffer): string {
  return toBase64Url(new Uint8Array(bytes));
}

let latest: AbortController | undefined;

/** A browser refuses a question while another waits. */
function signalOfLatest(): AbortSignal {
  latest?.abort();
  latest = new AbortController();
  return latest.signal;
}

/** On secure addresses, in Chrome and Edge 129, Firefox 119, Safari 18.4, and later. */
function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** What to tell when a device or the server has refused. */
export function sayWhy(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (!canUsePasskeys()) return text.unsupported;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return text.alreadyThere;
  return name === 'NotAllowedError' || name === 'AbortError' ? text.cancelled : text.failed;
}
