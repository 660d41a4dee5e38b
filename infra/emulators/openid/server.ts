import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../http/listen.ts';
import { readBody } from '../http/read-body.ts';
import { type Fault, faults } from './forge.ts';
import type { Accounts, Registration } from './provider.ts';

export type LocalOpenId = {
  /** What stands before the issuer's path. */
  url: string;
  close(): Promise<void>;
};

type Options = { kind: Accounts['kind']; client: Omit<Registration, 'redirectUri'>; redirectUri: string };

const slowMs = 10_000;

/**
 * Stands in for Microsoft Entra ID or Google. The provider itself is loaded at the first request, since few starts need
 * it.
 */
export async function startOpenId({ kind, client, redirectUri }: Options): Promise<LocalOpenId> {
  let fault: Fault | undefined;
  let handler: Promise<(incoming: IncomingMessage, response: ServerResponse) => void> | undefined;
  let url = '';

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.url === '/_control') {
      const asked = JSON.parse((await readBody(incoming, 10_000))?.toString() || '{}') as { fault?: string };
      fault = faults.find((one) => one === asked.fault);
      response.writeHead(204).end();
      return;
    }
    if (fault === 'down') {
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>503</h1>');
      return;
    }
    if (fault === 'slow') await wait(slowMs);
    handler ??= import('./provider.ts').then(({ serveProvider }) =>
      serveProvider({ kind, url, client: { ...client, redirectUri }, fault: () => fault }),
    );
    (await handler)(incoming, response);
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  const { url: address, close } = await listen(server);
  // Firewalls refuse queries with the address of a machine, which the answer's issuer would be.
  url = address.replace('127.0.0.1', 'localhost');
  return { url, close };
}
