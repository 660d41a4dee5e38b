import { logOut as logOutRoute } from '../../../../shared/contract/auth.ts';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { forgetSession } from '../../api/session.ts';
import { mayDiscard, unsavedOutside } from '../../components/panel/panels.ts';

export function logOut(): void {
  void end();
}

async function end(): Promise<void> {
  if (!(await mayDiscard(unsavedOutside('')))) return;
  // The server may be unreachable; the browser forgets the session regardless.
  const ended = call(logOutRoute, {}).catch(() => undefined);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2_000))]);
  forgetSession();
  queryClient.clear();
}
