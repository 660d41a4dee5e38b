import type { StoredPasskey } from '../../../shared/entities/passkey.ts';
import { lasting, page } from '../../../shared/lib/deadlines.ts';
import type { CreationOptions, RequestOptions } from '../../../shared/schemas/passkey.ts';
import { environment } from '../../platform/environment.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { newChallenge } from '../log-in-step-store.ts';

/** EdDSA, ES256 and RS256: all that authenticators in use can do (IANA's registry of COSE algorithms). */
export const algorithms = [-8, -7, -257];

/** Who asks for keys: a key works at the firm's own address and nowhere else. */
export function relyingParty(): { id: string; origin: string } {
  const { hostname: id, origin } = new URL(environment.siteUrl());
  return { id, origin };
}

/** An authenticator returns it with the credential, which tells whose it is; it says nothing of the person. */
function userHandleOf(userId: number): string {
  return Buffer.from(`klang:${userId}`).toString('base64url');
}

export function userIdIn(handle: string): number | undefined {
  const id = /^klang:(\d{1,15})$/.exec(Buffer.from(handle, 'base64url').toString())?.[1];
  return id === undefined ? undefined : Number(id);
}

const descriptorOf = ({ id, transports }: StoredPasskey) => ({ id, type: 'public-key' as const, transports });

/** A discoverable key that verifies its user, of an authenticator that has none of the user's already. */
export async function creationOptions({ id, data }: StoredRecord<'user'>, now: Date): Promise<CreationOptions> {
  return {
    challenge: await newChallenge('Add', id, now),
    rp: { id: relyingParty().id, name: 'Klang' },
    user: { id: userHandleOf(id), name: data.initials, displayName: `${data.firstName} ${data.lastName}` },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: lasting(page.passkey),
    attestation: 'none',
    excludeCredentials: data.passkeys.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** @param user whose keys are asked for; any discoverable one by default */
export async function requestOptions(user: StoredRecord<'user'> | undefined, now: Date): Promise<RequestOptions> {
  return {
    challenge: await newChallenge('LogIn', user?.id, now),
    rpId: relyingParty().id,
    timeout: lasting(page.passkey),
    userVerification: 'required',
    allowCredentials: user ? user.data.passkeys.map(descriptorOf) : [],
  };
}
