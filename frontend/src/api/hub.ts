import { createHubTicket, type HubMessage } from '../../../shared/contract/hub.ts';
import { call } from './call.ts';
import { rememberChange } from './changed-at.ts';
import { catchUp, invalidateKinds } from './query-client.ts';

const reconnectAfterMs = 5_000;
const gatherMs = 50;

type Listener = (message: HubMessage) => void;
const listeners = new Set<Listener>();

/** Hears every message of the hub. @returns a function that stops it */
export function onHubMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a connection to the hub for as long as somebody is signed in; tries again 5 s after it broke. @returns a function that ends it */
export function connectHub(): () => void {
  let isOver = false;
  let hasBroken = false;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const retry = () => {
    hasBroken = true;
    if (!isOver) timer = setTimeout(() => void open(), reconnectAfterMs);
  };

  async function open(): Promise<void> {
    try {
      const { ticket } = await call(createHubTicket, {});
      if (isOver) return;
      const scheme = window.location.protocol === 'https:' ? 'wss:' : 'ws:';
      socket = new WebSocket(`${scheme}//${window.location.host}/v1/message?ticket=${encodeURIComponent(ticket)}`);
    } catch {
      retry();
      return;
    }
    // What changed before is not told.
    socket.addEventListener('open', () => void (hasBroken ? invalidateKinds(undefined) : catchUp()));
    socket.addEventListener('message', (event) => receive(String(event.data)));
    socket.addEventListener('close', retry, { once: true });
  }

  void open();
  return () => {
    isOver = true;
    clearTimeout(timer);
    socket?.removeEventListener('close', retry);
    socket?.close();
  };
}

function receive(text: string): void {
  const message = parse(text);
  if (!message) return;
  if (message.type === 'RecordsChanged') {
    rememberChange(message.payload.changedAt);
    gather(message.payload.changes.map((change) => change.kind));
  }
  for (const listener of listeners) listener(message);
}

const gathered = new Set<string>();

/** Changes that come in a burst make one reading. */
function gather(kinds: string[]): void {
  if (gathered.size === 0) {
    setTimeout(() => {
      const all = [...gathered];
      gathered.clear();
      void invalidateKinds(all);
    }, gatherMs);
  }
  for (const kind of kinds) gathered.add(kind);
}

function parse(text: string): HubMessage | undefined {
  try {
    const message = JSON.parse(text) as Partial<HubMessage>;
    // The gateway itself tells of its failures here, without a type.
    return message.type === undefined ? undefined : (message as HubMessage);
  } catch {
    return undefined;
  }
}
