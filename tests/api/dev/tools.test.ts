import { once } from 'node:events';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { seedDemoData, sendTestEmail, sendTestMessage } from '../../../shared/contract/dev.ts';
import { createHubTicket, hubMessageSchema } from '../../../shared/contract/hub.ts';
import { logInAs } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

it('the page Dev mails a test to the caller', async () => {
  const developer = await logInAs('Developer');
  expect(await developer.result(sendTestEmail)).toEqual({ message: 'Testmejl skickat till cecilia.ek@klang.example' });
});

it('the page Dev sends a test message to everyone who is connected', async () => {
  const { ticket } = await (await logInAs('Staff')).result(createHubTicket);
  const socket = new WebSocket(`${testStack().hubUrl}?ticket=${ticket}`);
  const reported: string[] = [];
  socket.on('message', (data: Buffer) => {
    const message = hubMessageSchema.parse(JSON.parse(data.toString()));
    if (message.type === 'TestMessage') reported.push(`${message.payload.userInitials}: ${message.payload.message}`);
  });
  await once(socket, 'open');
  const { message } = await (await logInAs('Developer')).result(sendTestMessage);
  expect(message).toMatch(/^Testmeddelande skickat till \d+ öpp/);
  await expect.poll(() => reported).toEqual(['CE: Testmeddelande från Cecilia Ek']);
  socket.terminate();
});

it('the page Dev leaves an existing demo firm unchanged', async () => {
  expect(await (await logInAs('Developer')).result(seedDemoData)).toEqual({ message: 'Demodatan finns redan' });
});
