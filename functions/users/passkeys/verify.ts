import type { StoredPasskey } from '../../../shared/entities/passkey.ts';
import type { Credential, NewCredential } from '../../../shared/schemas/passkey.ts';
import { errorFields, log } from '../../platform/log.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { type Purpose, useChallenge } from '../log-in-step-store.ts';
import { algorithms, relyingParty } from './relying-party.ts';

/** It verifies every kind of attestation, so it is larger than the rest of a function. */
const library = () => import('@simplewebauthn/server');

type VerifyOptions = { userId: number | undefined; now: Date };

function expected(purpose: Purpose, { userId, now }: VerifyOptions) {
  const { id, origin } = relyingParty();
  return {
    expectedChallenge: (challenge: string) => useChallenge(challenge, { purpose, userId, now }),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  };
}

/** @returns undefined if the answer is not what was asked for, at this address, by a verified person */
export async function verifyNewCredential(
  credential: NewCredential,
  request: VerifyOptions,
): Promise<Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { transports = [] } = credential.response;
  const response = { ...credential, response: credential.response, clientExtensionResults: {} };
  const found = await quietly(() =>
    verifyRegistrationResponse({
      response,
      ...expected('Add', request),
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!found?.verified) return undefined;
  const { id, publicKey, counter } = found.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** @returns the authenticator's new counter, or undefined if the key of this user did not answer what was asked */
export async function verifyCredential(
  credential: Credential,
  user: StoredRecord<'user'> | undefined,
  request: VerifyOptions,
): Promise<number | undefined> {
  const passkey = user?.data.passkeys.find(({ id }) => id === credential.id);
  if (!passkey) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const response = { ...credential, clientExtensionResults: {} };
  const { id, counter } = passkey;
  const found = await quietly(() =>
    verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      ...expected('LogIn', request),
      credential: { id, counter, publicKey: Buffer.from(passkey.publicKey, 'base64url') },
    }),
  );
  return found?.verified ? found.authenticationInfo.newCounter : undefined;
}

/** The library throws whatever an answer lacks. The reason is for the log; the caller learns only that it is refused. */
async function quietly<Found>(verify: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await verify();
  } catch (error) {
    log('info', { event: 'passkey-refused', ...errorFields(error) });
    return undefined;
  }
}
