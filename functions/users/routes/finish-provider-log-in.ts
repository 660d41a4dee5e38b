import { finishProviderLogIn } from '../../../shared/contract/log-in-providers.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { logInInterrupted, logInRefused, unknownAccount } from '../../../shared/codes/errors/log-in.ts';
import type { LogInOutcome } from '../../../shared/codes/log-ins.ts';
import { endedFlowCookie, flowIn, useLogIn } from '../log-in-providers/flow.ts';
import { claimsOf } from '../log-in-providers/open-id.ts';
import { providerOf } from '../log-in-providers/provider.ts';
import { verifiedEmail } from '../log-in-providers/verified-email.ts';
import { beginSession, noteAttempt } from '../begin-session.ts';
import { knownDevice } from '../known-device.ts';
import { route } from '../../request/route.ts';
import { readSecret } from '../../settings/secret-store.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';
import { countAttempt, guessesOfPin } from '../attempt-store.ts';
import { findUserByEmail } from '../user-store.ts';

/** As for PINs: a whole office may share one address. Apart from theirs, so that neither way shuts the other. */
const byAddress = { ...guessesOfPin, free: 25 };

export const handler = route(finishProviderLogIn, async (context) => {
  const { body, sourceIp, cookies, setCookie, now } = context;
  const flow = await flowIn(cookies, now);
  if (!flow) throw new AppError(logInInterrupted);
  const note = (outcome: LogInOutcome) => noteAttempt(context, { userId: null, way: flow.provider, outcome });

  const uncount = await countAttempt('login-provider', sourceIp, byAddress, now).catch(async (refusal: unknown) => {
    if (refusal instanceof AppError) await note('Waiting');
    throw refusal;
  });
  if (!(await useLogIn(flow.id, now))) {
    await note('Refused');
    throw new AppError(logInInterrupted);
  }

  const provider = providerOf((await getSystemSettings()).data, flow.provider);
  const secret = await readSecret(provider.secret);
  if (!provider.isOn || secret === undefined) throw new AppError(logInRefused);
  const claims = await claimsOf(provider, flow, body.answer, secret).catch(async (refusal: unknown) => {
    await note('Refused');
    throw refusal;
  });

  const email = verifiedEmail(provider, claims);
  const user = email === undefined ? undefined : await findUserByEmail(email);
  if (!user) {
    await note('UnknownAccount');
    throw new AppError(unknownAccount);
  }
  await uncount();
  setCookie(endedFlowCookie);
  return beginSession(context, user, { way: flow.provider, device: await knownDevice(cookies, user.id) });
});
