import { logOut as logOutRoute } from '../../../../shared/contract/auth.ts';
import { call } from '../../api/call.ts';
import { ownEntries } from '../../api/outbox-entries.ts';
import { queryClient } from '../../api/query-client.ts';
import { forgetSession } from '../../api/session.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { mayDiscard, unsavedOutside } from '../../components/panel/panels.ts';
import { sessionText } from '../../text/session.ts';
import { outboxText } from '../../text/outbox.ts';

export function logOut(): void {
  void end();
}

async function end(): Promise<void> {
  if (!(await mayDiscard(unsavedOutside('')))) return;
  if (ownEntries.get().length > 0 && !(await mayLeaveOutbox())) return;
  // The server may be unreachable; the browser forgets the session regardless.
  const ended = call(logOutRoute, {}).catch(() => undefined);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2_000))]);
  forgetSession();
  queryClient.clear();
}

const mayLeaveOutbox = () =>
  confirm({ title: outboxText.logoutTitle, message: outboxText.logoutMessage, verb: sessionText.logOut });
