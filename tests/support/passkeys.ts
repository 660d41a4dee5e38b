import { logIn } from '../../shared/contract/auth.ts';
import { addPasskey, beginKeyLogIn, beginPasskey } from '../../shared/contract/passkeys.ts';
import { listMessageLog } from '../../shared/contract/message-log.ts';
import { getSystemSettings, saveSystemSettings } from '../../shared/contract/settings.ts';
import { Api } from './api.ts';
import { Authenticator } from './authenticator.ts';
import { makeUser } from './builders.ts';
import { anonymous, logInAs } from './people.ts';

type PinnedPerson = { initials: string; pin: string };

let ofSuperAdmin: Promise<Api> | undefined;
/** One session for a file, since each login hashes a PIN. */
const superAdmin = () => (ofSuperAdmin ??= logInAs('SuperAdmin'));

export const makeUserWithPin = async (fields: Parameters<typeof makeUser>[1] = {}) =>
  makeUser(await superAdmin(), fields);

/** A new user with a session. */
export async function signedInUser(fields: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUserWithPin(fields);
  const { url } = anonymous();
  return { user, api: await Api.logIn(url, user.initials, user.pin) };
}

/** Adds a passkey to the user of a session. */
export async function addKey(api: Api, pin: string, name = 'Telefonen') {
  const authenticator = new Authenticator(api.url);
  const options = await api.result(beginPasskey, { body: { currentPin: pin } });
  const { recoveryCodes } = await api.result(addPasskey, { body: { name, credential: authenticator.make(options) } });
  return { authenticator, recoveryCodes: recoveryCodes as string[] };
}

export const keyOptions = (ticket: string | null = null) => anonymous().result(beginKeyLogIn, { body: { ticket } });

export const logInByPin = ({ initials, pin }: PinnedPerson) =>
  anonymous().call(logIn, { body: { initials, password: pin } });

export type SecondFactorOf = Partial<Record<'keyOfStaff' | 'keyOfSuperAdmin' | 'keyOfDeveloper', boolean>>;

/** Sets of whom the firm requires a second factor from now on. */
export async function requireSecondFactor(of: SecondFactorOf): Promise<void> {
  const api = await superAdmin();
  const before = await api.result(getSystemSettings);
  await api.result(saveSystemSettings, { body: { ...before, ...of } });
}

/** The subjects of the mails to an address, newest first. */
export async function subjectsTo(email: string): Promise<string[]> {
  const { items } = await (await superAdmin()).result(listMessageLog, { query: { to: email, itemsPerPage: 0 } });
  return items.map(({ subject }: { subject: string }) => subject);
}
