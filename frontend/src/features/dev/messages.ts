import { onHubMessage } from '../../api/hub.ts';
import { createValue } from '../../state/value.ts';
import { devText as text } from '../../text/dev.ts';

export type Message = { id: number; at: Date; kind: string; text: string };

export const messages = createValue<readonly Message[]>([]);

const maxRows = 500;
let lastId = 0;

export function addMessages(kind: string, texts: readonly string[]): void {
  const at = new Date();
  const added = texts.map((one) => ({ id: (lastId += 1), at, kind, text: one }));
  messages.set([...added.reverse(), ...messages.get()].slice(0, maxRows));
}

export function clearMessages(): void {
  messages.set([]);
}

onHubMessage((message) => {
  if (message.type === 'TestMessage') addMessages(text.fromHub, [message.payload.message]);
});
