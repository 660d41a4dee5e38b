import { beginPasskey, listPasskeys } from '../../../shared/contract/passkeys.ts';
import { Authenticator } from '../../support/authenticator.ts';
import { addKey, signedInUser } from '../../support/passkeys.ts';
import { type Samples, nothing, ofUser } from './sample.ts';

/** Makes a user for the sample, since keys belong to whoever is logged in. */
async function ofOwner() {
  const { user, api } = await signedInUser();
  return { api, user, headers: { authorization: `Bearer ${api.token}` } };
}

async function makeKeyOwner() {
  const owner = await ofOwner();
  await addKey(owner.api, owner.user.pin);
  return owner;
}

let keyOwner: ReturnType<typeof makeKeyOwner> | undefined;
/** One for a file: with a first key, ten recovery codes are hashed. */
const ofKeyOwner = () => (keyOwner ??= makeKeyOwner());

async function ofKey() {
  const { api, ...owner } = await ofKeyOwner();
  const [{ passkeyId }] = (await api.result(listPasskeys)).passkeys;
  return { ...owner, params: { passkeyId } };
}

export const passkeysSamples = {
  'passkeys/list-passkeys': nothing,
  'passkeys/begin-passkey': async () => {
    const { user, headers } = await ofOwner();
    return { headers, body: { currentPin: user.pin } };
  },
  'passkeys/add-passkey': async () => {
    const { api, user, headers } = await ofOwner();
    const options = await api.result(beginPasskey, { body: { currentPin: user.pin } });
    return { headers, body: { name: 'Telefonen', credential: new Authenticator(api.url).make(options) } };
  },
  'passkeys/rename-passkey': async () => {
    const { params, headers } = await ofKey();
    return { params, headers, body: { name: 'Laptopen' } };
  },
  'passkeys/remove-passkey': async () => {
    const { api, user } = await ofKeyOwner();
    await addKey(api, user.pin);
    const { params, headers } = await ofKey();
    return { params, headers, body: { currentPin: user.pin } };
  },
  'passkeys/renew-recovery-codes': async () => {
    const { user, headers } = await ofKeyOwner();
    return { headers, body: { currentPin: user.pin } };
  },
  'passkeys/reset-second-factor': ofUser,
} satisfies Samples;
