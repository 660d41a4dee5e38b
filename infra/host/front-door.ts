import { type Server, createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Front } from './front/front.ts';
import { Work } from './functions/work.ts';
import { listenLocally } from './listen-local.ts';

const graceMs = 2_000;

/** Open from the start; early requests wait until there is a front. */
export class FrontDoor {
  readonly port: number;
  readonly #servers: readonly Server[];
  readonly #front: PromiseWithResolvers<Front>;
  /** Servers wait for these when they close, but do not end them. */
  readonly #upgraded = new Set<Duplex>();

  private constructor(port: number, servers: readonly Server[], front: PromiseWithResolvers<Front>) {
    this.port = port;
    this.#servers = servers;
    this.#front = front;
    for (const server of servers) server.prependListener('upgrade', (_request, socket) => this.#keep(socket));
  }

  static async open(port: number, work = new Work()): Promise<FrontDoor> {
    const front = Promise.withResolvers<Front>();
    // One for IPv4 and one for IPv6 (see listenLocally).
    const servers = [createServer(), createServer()] as const;
    for (const server of servers) {
      server.on('request', (request, response) => {
        void work.during(async () => (await front.promise).handle(request, response));
      });
      server.on(
        'upgrade',
        (request, socket, head) => void front.promise.then((one) => one.upgrade(request, socket, head)),
      );
    }
    return new FrontDoor(await listenLocally(servers, port), servers, front);
  }

  serve(front: Front): void {
    this.#front.resolve(front);
  }

  async close(): Promise<void> {
    const closed = this.#servers.filter(({ listening }) => listening).map(closeServer);
    for (const socket of this.#upgraded) socket.destroy();
    await Promise.all(closed);
  }

  #keep(socket: Duplex): void {
    this.#upgraded.add(socket);
    socket.once('close', () => this.#upgraded.delete(socket));
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
