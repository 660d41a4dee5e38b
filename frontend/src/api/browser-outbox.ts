import { deleteFile, listFiles } from '../../../shared/contract/calls/files.ts';
import type { Call } from '../../../shared/contract/calls/call.ts';
import { toast } from '../state/toast.ts';
import { outboxText as text } from '../text/outbox.ts';
import { call, type InputOf } from './call.ts';
import { networkValue } from './network.ts';
import { patchLists } from './patch-lists.ts';
import { invalidateKinds, queryClient } from './query-client.ts';
import { currentSession, sessionValue } from './session.ts';
import { isWaiting, outboxStore, ownEntries, refreshEntries, showChange } from './outbox-store.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { Outbox } from './outbox.ts';
import { sendWaitingFile } from './send-waiting-file.ts';

const lock = 'klang.outbox';
const tryAgainMs = 30_000;

export const outbox = new Outbox({
  store: outboxStore,
  send,
  alone: (kind, work) => navigator.locks.request(kind === 'saves' ? lock : `${lock}.${kind}`, work),
  userId: () => currentSession()?.userId,
  now: Date.now,
  onChange: showChange,
});

type SaveEntry = (entry: OutboxEntry) => Promise<void>;

/** A log-out ends the call, so that no other user's session carries it. */
async function send(entry: OutboxEntry, keep: SaveEntry): Promise<unknown> {
  const { userId, title, file } = entry;
  const leaving = new AbortController();
  const stop = sessionValue.subscribe(() => {
    if (currentSession()?.userId !== userId) leaving.abort();
  });
  try {
    const { signal } = leaving;
    const answer = await (file
      ? sendWaitingFile({ ...entry, file }, { signal, keep: (named) => keep({ ...entry, file: named }) })
      : sendSave(entry, signal));
    toast.success(text.sent(title));
    return answer;
  } finally {
    stop();
  }
}

async function sendSave({ route, input, key }: OutboxEntry, signal: AbortSignal): Promise<unknown> {
  const answer = await call(route as Call, input as InputOf<Call>, { idempotencyKey: key, signal });
  patchLists(route, answer);
  void invalidateKinds(route.changes);
  if (route.name === deleteFile.name) void queryClient.invalidateQueries({ queryKey: [listFiles.name] });
  return answer;
}

function flush(): void {
  void outbox.flush();
  void outbox.flushFiles();
}

/** Sends what waits: now, when the network is back, and after a login. */
export function followNetwork(): void {
  networkValue.subscribe(() => {
    if (networkValue.get()) flush();
  });
  sessionValue.subscribe(() => void refreshEntries().then(flush));
  setInterval(() => {
    if (networkValue.get() && ownEntries.get().some(isWaiting)) flush();
  }, tryAgainMs);
  void refreshEntries().then(flush);
}
