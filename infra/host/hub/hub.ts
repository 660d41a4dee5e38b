import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { LocalRoute } from '../assembly/system.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import type { Result } from '../functions/runtime.ts';
import { runIntegration } from '../http/integration.ts';
import { parseQuery, viewerAddress } from '../http/request-event.ts';

type Connection = {
  id: string;
  socket: WebSocket;
  connectedAt: Date;
  lastActiveAt: Date;
  sourceIp: string;
  userAgent: string;
};

type Settings = { api: string; domain: string; routes: ReadonlyMap<string, LocalRoute>; functions: FunctionHost };

/** API Gateway closes connections after ten idle minutes, and all after two hours. */
const idleMs = 10 * 60 * 1000;
const longestMs = 2 * 60 * 60 * 1000;
const checkEveryMs = 15_000;

export class Hub {
  readonly #settings: Settings;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 128 * 1024 });
  readonly #connections = new Map<string, Connection>();
  readonly #leaving = new Set<Promise<void>>();
  readonly #timer = setInterval(() => this.#closeOld(), checkEveryMs).unref();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async open(request: IncomingMessage, socket: Duplex, head: Buffer, uri: string, rawQuery: string): Promise<void> {
    socket.on('error', () => socket.destroy());
    const now = new Date();
    const connection = {
      // Like API Gateway's ids, it contains a character that must be URL-encoded.
      id: `${randomBytes(11).toString('base64url')}=`,
      connectedAt: now,
      lastActiveAt: now,
      sourceIp: viewerAddress(request),
      userAgent: request.headers['user-agent'] ?? '',
    };
    const status = await this.#connect(request, connection, uri, rawQuery);
    if (status < 200 || status > 299) {
      socket.end(`HTTP/1.1 ${status} Refused\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#keep({ ...connection, socket: opened }, uri));
  }

  get(id: string): Connection | undefined {
    return this.#connections.get(id);
  }

  send(connection: Connection, data: Buffer): void {
    connection.lastActiveAt = new Date();
    connection.socket.send(data.toString('utf8'));
  }

  disconnect(connection: Connection): void {
    connection.socket.close(1000, 'Connection Closed Normally');
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const { socket } of this.#connections.values()) socket.terminate();
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all(this.#leaving);
    this.#server.close();
  }

  async #connect(
    request: IncomingMessage,
    connection: Omit<Connection, 'socket'>,
    uri: string,
    rawQuery: string,
  ): Promise<number> {
    const target = this.#settings.routes.get('$connect');
    if (!target) return 200;
    const query = parseQuery(rawQuery);
    const event = {
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      ...(query && { queryStringParameters: query }),
      requestContext: this.#context(connection, uri, '$connect', 'CONNECT'),
      isBase64Encoded: false,
    };
    const result = await this.#invoke('$connect', uri, target, event);
    if ('error' in result) return 500;
    return (JSON.parse(result.payload) as { statusCode?: number } | null)?.statusCode ?? 500;
  }

  #keep(connection: Connection, uri: string): void {
    this.#connections.set(connection.id, connection);
    connection.socket.on('error', () => connection.socket.terminate());
    connection.socket.on('message', () => {
      connection.lastActiveAt = new Date();
      // Without a $default route, API Gateway refuses messages from clients.
      const refusal = { message: 'Forbidden', connectionId: connection.id, requestId: randomUUID() };
      connection.socket.send(JSON.stringify(refusal));
    });
    connection.socket.on('close', (code, reason) => {
      this.#connections.delete(connection.id);
      const leaving = this.#disconnected(connection, uri, code, reason.toString('utf8'));
      this.#leaving.add(leaving);
      void leaving.finally(() => this.#leaving.delete(leaving));
    });
  }

  async #disconnected(connection: Connection, uri: string, code: number, reason: string): Promise<void> {
    const target = this.#settings.routes.get('$disconnect');
    if (!target) return;
    await this.#invoke('$disconnect', uri, target, {
      headers: {},
      requestContext: {
        ...this.#context(connection, uri, '$disconnect', 'DISCONNECT'),
        disconnectStatusCode: code,
        disconnectReason: reason,
      },
      isBase64Encoded: false,
    });
  }

  #invoke(routeKey: string, uri: string, target: LocalRoute, event: object): Promise<Result> {
    return runIntegration(this.#settings.functions, target, `${uri.slice(1)}/${routeKey}`, event);
  }

  #context(connection: Omit<Connection, 'socket'>, uri: string, routeKey: string, eventType: string): object {
    const { id, connectedAt, sourceIp, userAgent } = connection;
    return {
      routeKey,
      eventType,
      connectionId: id,
      connectedAt: connectedAt.getTime(),
      messageDirection: 'IN',
      requestId: randomUUID(),
      extendedRequestId: randomUUID(),
      requestTimeEpoch: Date.now(),
      requestTime: new Date().toUTCString(),
      stage: uri.slice(1),
      apiId: this.#settings.api,
      domainName: this.#settings.domain,
      identity: { sourceIp, userAgent },
    };
  }

  #closeOld(): void {
    const now = Date.now();
    for (const { socket, connectedAt, lastActiveAt } of this.#connections.values()) {
      const isOld = now - lastActiveAt.getTime() > idleMs || now - connectedAt.getTime() > longestMs;
      if (isOld) socket.close(1001, 'Going away');
    }
  }
}
