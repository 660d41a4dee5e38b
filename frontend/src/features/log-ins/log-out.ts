import { endAllSessions, logOut as logOutRoute } from '../../../../shared/contract/calls/auth.ts';
import { lasting, page } from '../../../../shared/lib/deadlines.ts';
import { call } from '../../api/call.ts';
import { dropEntries, ownEntries, refreshEntries } from '../../api/outbox-store.ts';
import { queryClient } from '../../api/query-client.ts';
import { reportError } from '../../api/report-error.ts';
import { forgetSession } from '../../api/session.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { mayDiscard, unsavedOutside } from '../../components/panel/panels.ts';
import { paths } from '../../navigation/paths.ts';
import { logInsText } from '../../text/log-ins.ts';
import { askAboutOutbox } from './ask-about-outbox.tsx';

export function logOut(): void {
  void leave(async () => {
    // The server may be unreachable; the browser forgets the session regardless.
    const ended = call(logOutRoute, {}).catch(() => undefined);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, lasting(page.logOut)))]);
  });
}

/** Only when the server has ended the sessions does this browser forget its own. */
export async function logOutEverywhere(): Promise<void> {
  const { everywhereTitle: title, everywhereMessage: message, everywhere: verb } = logInsText;
  if (!(await confirm({ title, message, verb }))) return;
  await leave(() => call(endAllSessions, {})).catch((error: unknown) => reportError(error, logInsText.notEverywhere));
}

async function leave(close: () => Promise<unknown>): Promise<void> {
  if (!(await mayDiscard(unsavedOutside({ pathname: paths.login, search: '' })))) return;
  await refreshEntries();
  const outbox = ownEntries.get().length > 0 ? await askAboutOutbox(ownEntries.get()) : 'keep';
  if (outbox === undefined) return;
  if (outbox === 'discard') await dropEntries(ownEntries.get().map(({ key }) => key));
  await close();
  forgetSession();
  queryClient.clear();
}
