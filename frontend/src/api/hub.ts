import { clockSkewMs, indexLagMs } from '../../../shared/contract/headers.ts';
import { createHubTicket, getChanges } from '../../../shared/contract/calls/hub.ts';
import type { HubMessage } from '../../../shared/contract/hub.ts';
import { call } from './call.ts';
import { rememberChange } from './changed-at.ts';
import { kindsWithoutMessage } from './kinds.ts';
import { mergePushed } from './patch-lists.ts';
import { rereadAfter } from './query-client.ts';
import { unreadNotifications, hubStands } from './hub-state.ts';
import { gatherRereads, spreadMs } from './rereads.ts';

const reconnectAfterMs = 5_000;
/** After a shorter absence the hub has delivered all changes. */
const longHiddenMs = 60_000;
/** What was changed shortly before may have been pushed earlier and shown later. */
const overlapMs = indexLagMs + clockSkewMs;

type Listener = (message: HubMessage) => void;
const listeners = new Set<Listener>();

export function onHubMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reconnects 5 s after a break. @returns a function that closes the connection */
export function connectHub(): () => void {
  let isOver = false;
  let hasBroken = false;
  let hiddenAt = 0;
  const beganAt = performance.now();
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const retry = () => {
    hasBroken = true;
    clearTimeout(timer);
    hubStands.set(false);
    if (!isOver) timer = setTimeout(() => void open(), reconnectAfterMs);
  };

  async function open(): Promise<void> {
    try {
      const { ticket, at } = await call(createHubTicket, {});
      if (isOver) return;
      heardUntil ??= new Date(Date.parse(at) - (performance.now() - beganAt)).toISOString();
      const scheme = window.location.protocol === 'https:' ? 'wss:' : 'ws:';
      socket = new WebSocket(`${scheme}//${window.location.host}/v1/message?ticket=${encodeURIComponent(ticket)}`);
    } catch {
      retry();
      return;
    }
    socket.addEventListener('open', () => {
      hubStands.set(true);
      // Earlier changes are not pushed, and are told once an index shows them. Random, so that windows do not ask at once.
      timer = setTimeout(() => void askMissed(hasBroken), indexLagMs + spreadMs * Math.random());
    });
    socket.addEventListener('message', (event) => receive(String(event.data)));
    socket.addEventListener('close', retry, { once: true });
  }

  const onVisibility = () => {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    rereads.shown();
    // After sleep a computer does not notice that the connection is gone.
    if (hubStands.get() && Date.now() - hiddenAt > longHiddenMs) void askMissed(true);
  };
  document.addEventListener('visibilitychange', onVisibility);

  void open();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    socket?.removeEventListener('close', retry);
    socket?.close();
    hubStands.set(false);
    unreadNotifications.set(0);
    heardUntil = undefined;
  };
}

const rereads = gatherRereads({ read: (changes) => void rereadAfter(changes), isHidden: () => document.hidden });

/** The server's time until which all changes have been received. */
let heardUntil: string | undefined;

/** Also invalidates the kinds that no list of changes covers. @param wasAway for longer than a page takes to load */
async function askMissed(wasAway: boolean): Promise<void> {
  const since = new Date(Date.parse(heardUntil ?? new Date().toISOString()) - overlapMs).toISOString();
  try {
    const { changes, isAll, unread } = await call(getChanges, { query: { since } });
    unreadNotifications.set(unread);
    if (isAll) rereads.heard({ kinds: 'any' });
    rereads.heard({ kinds: kindsWithoutMessage, isNamed: !wasAway });
    for (const { kind, changedAt } of changes) {
      rememberChange(changedAt);
      rereads.heard({ kinds: [kind], changedAt });
    }
  } catch {
    rereads.heard({ kinds: 'any' });
  }
}

function receive(text: string): void {
  const message = parse(text);
  if (!message) return;
  if (message.type === 'RecordsChanged') {
    const { changes, changedAt } = message.payload;
    rememberChange(changedAt);
    if (changedAt && changedAt > (heardUntil ?? '')) heardUntil = changedAt;
    for (const { kind, rows = [] } of changes) mergePushed(kind, rows);
    rereads.heard({ kinds: changes.map(({ kind }) => kind), changedAt });
  }
  if (message.type === 'NotificationsChanged') {
    unreadNotifications.set(message.payload.unread);
    rereads.heard({ kinds: ['notification'], isNamed: true });
  }
  for (const listener of listeners) listener(message);
}

function parse(text: string): HubMessage | undefined {
  try {
    const message = JSON.parse(text) as Partial<HubMessage>;
    // API Gateway reports its own failures here, in messages without a type.
    return message.type === undefined ? undefined : (message as HubMessage);
  } catch {
    return undefined;
  }
}
