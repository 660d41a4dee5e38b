import type { SiteClient } from '../../functions/operation/self-test/site-client.ts';
import { createHubTicket, hubMessageSchema } from '../../shared/contract/hub.ts';
import { smoke } from '../../shared/lib/deadlines.ts';

export async function hear(client: SiteClient, kind: string, change: () => Promise<number>): Promise<void> {
  const { ticket } = await client.call(createHubTicket, {});
  const address = new URL('/v1/message', client.url.replace(/^http/, 'ws'));
  address.searchParams.set('ticket', ticket);
  const socket = new WebSocket(address);
  const heard = new Set<number>();
  const isOpen = Promise.withResolvers<void>();
  const isHeard = Promise.withResolvers<void>();
  let id: number | undefined;
  const look = () => id !== undefined && heard.has(id) && isHeard.resolve();
  socket.addEventListener('open', () => isOpen.resolve());
  socket.addEventListener('message', ({ data }) => {
    const { data: message } = hubMessageSchema.safeParse(JSON.parse(String(data)));
    if (message?.type !== 'RecordsChanged') return;
    for (const one of message.payload.changes) if (one.kind === kind) one.ids.forEach((each) => heard.add(each));
    look();
  });
  const fail = (why: string) => () => [isOpen, isHeard].forEach(({ reject }) => reject(new Error(why)));
  socket.addEventListener('close', fail('Förbindelsen stängdes.'));
  const timer = setTimeout(fail(`Inget hördes på ${smoke.heard / 1000} s.`), smoke.heard);
  isHeard.promise.catch(() => {});
  try {
    await isOpen.promise;
    id = await change();
    look();
    await isHeard.promise;
  } finally {
    clearTimeout(timer);
    socket.close();
  }
}
