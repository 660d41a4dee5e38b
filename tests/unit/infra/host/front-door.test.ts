import { once } from 'node:events';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Front } from '../../../../infra/host/front/front.ts';
import { FrontDoor } from '../../../../infra/host/front-door.ts';

it('the front door closes although a browser keeps its WebSocket open', async () => {
  const door = await FrontDoor.open(0);
  const sockets = new WebSocketServer({ noServer: true });
  const upgrade: Front['upgrade'] = async (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, () => {});
  door.serve({ upgrade } as Front);
  const browser = new WebSocket(`ws://localhost:${door.port}`);
  await once(browser, 'open');
  const left = once(browser, 'close');
  await door.close();
  await left;
  expect(browser.readyState).toBe(WebSocket.CLOSED);
});
