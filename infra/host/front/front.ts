import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { edgeRequestIdHeader } from '../../../shared/contract/headers.ts';
import type { Refusal } from '../assembly/read-firewall.ts';
import type { Behavior, LocalDistribution } from '../assembly/system.ts';
import type { Firewall } from '../firewall/firewall.ts';
import type { Hub } from '../hub/hub.ts';
import { type Answer, gatewayFailure, send } from '../http/answer.ts';
import type { ViewerRequestFunction } from '../http/edge-function.ts';
import type { HttpApi } from '../http/http-api.ts';
import { readBody } from '../../emulators/http/read-body.ts';
import { arrived, viewerAddress } from '../http/request-event.ts';
import type { Site } from '../http/site.ts';

export type Origin = { kind: 'site'; site: Site } | { kind: 'api'; api: HttpApi } | { kind: 'hub'; hub: Hub };

type Parts = {
  distribution: LocalDistribution;
  origins: ReadonlyMap<string, Origin>;
  edgeFunctions: ReadonlyMap<string, ViewerRequestFunction>;
  policies: ReadonlyMap<string, Record<string, string>>;
  reportError(error: unknown): void;
  refusals: ReadonlyMap<string, Refusal>;
  firewall: Firewall | undefined;
  stoppedBy(request: IncomingMessage): string | undefined;
  trustsForwardedFor: boolean;
};

type RoutedRequest = {
  behavior: Behavior;
  origin: Origin;
  uri: string;
  rawQuery: string;
  headers: Record<string, string>;
  atEdge: Answer | undefined;
};

/** CloudFront's limit for a URL. */
const longestUrl = 8_192;

const readMethods = ['GET', 'HEAD'];

export class Front {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const found = this.#find(request);
    const answer = await this.#answer(request, found).catch((error: unknown) => {
      this.#parts.reportError(error);
      return gatewayFailure(500, 'Internal Server Error');
    });
    const policy = this.#parts.policies.get(found.behavior.ResponseHeadersPolicyId ?? '');
    const headers = {
      ...answer.headers,
      ...policy,
      [edgeRequestIdHeader]: `${randomBytes(40).toString('base64url')}==`,
    };
    send(response, { ...answer, headers }, request.method === 'HEAD');
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { origin, uri, rawQuery } = this.#find(request);
    const isStopped = this.#parts.firewall?.stops(...this.#inspected(request)) !== undefined;
    if (origin.kind === 'hub' && !isStopped) await origin.hub.open(request, socket, head, uri, rawQuery);
    else socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  }

  async #answer(
    request: IncomingMessage,
    { behavior, origin, uri, rawQuery, headers, atEdge }: RoutedRequest,
  ): Promise<Answer> {
    if ((request.url ?? '').length > longestUrl) return gatewayFailure(414, 'URI Too Long');
    const rule = this.#parts.stoppedBy(request) ?? this.#parts.firewall?.stops(...this.#inspected(request));
    if (rule !== undefined) return this.#refuse(rule);
    const methods = behavior.AllowedMethods ?? readMethods;
    if (!methods.includes(request.method ?? '')) return gatewayFailure(403, 'Forbidden');
    if (atEdge) {
      // A client reads the response to a large body only after sending all of it.
      await readBody(request, 0);
      return atEdge;
    }
    switch (origin.kind) {
      case 'site':
        return origin.site.answer(request, uri);
      case 'api': {
        const call = arrived(request, uri, rawQuery, this.#parts.trustsForwardedFor);
        const refusalOf = (body: Buffer) => {
          const [inspected, address] = this.#inspected(request);
          const stopping = this.#parts.firewall?.stopsBody(inspected, body, address);
          return stopping === undefined ? undefined : this.#refuse(stopping);
        };
        return origin.api.answer(request, { ...call, headers: { ...call.headers, ...headers } }, refusalOf);
      }
      case 'hub':
        // The hub accepts only WebSocket upgrades.
        return gatewayFailure(403, 'Forbidden');
      default:
        return origin satisfies never;
    }
  }

  #inspected(request: IncomingMessage): Parameters<Firewall['stops']> {
    const { distribution, trustsForwardedFor } = this.#parts;
    const [path, query] = splitOnce(request.url ?? '/', '?').map(decoded) as [string, string];
    const texts = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    // The name that a browser would use for the site.
    const headers = { ...Object.fromEntries(texts), host: distribution.domain };
    const message = trustsForwardedFor ? request.headers['x-forwarded-for'] : undefined;
    return [{ method: request.method ?? '', path, query, headers }, String(message ?? viewerAddress(request))];
  }

  #refuse(rule: string): Answer {
    const own = this.#parts.refusals.get(rule);
    if (!own) {
      const body = '<HTML><HEAD><TITLE>ERROR: The request could not be satisfied</TITLE></HEAD><BODY></BODY></HTML>';
      return { status: 403, headers: { 'content-type': 'text/html' }, body: Buffer.from(body) };
    }
    const headers = { ...own.headers, 'content-type': 'application/json' };
    return { status: own.status, headers, body: Buffer.from(own.body) };
  }

  #find(request: IncomingMessage): RoutedRequest {
    const { distribution, edgeFunctions, origins } = this.#parts;
    const [path, rawQuery] = splitOnce(request.url ?? '/', '?');
    const behavior =
      distribution.behaviors.find(({ PathPattern }) => matches(PathPattern ?? '*', path)) ?? distribution.otherwise;
    const requested = path === '/' ? `/${distribution.rootObject}` : path;
    // CloudFront allows one function per behavior and event type.
    const atViewer = behavior.FunctionAssociations?.find(({ EventType }) => EventType === 'viewer-request');
    const made = atViewer ? edgeFunctions.get(atViewer.FunctionARN)!.run(request, requested) : requested;
    const [uri, atEdge] = typeof made === 'string' ? [made] : [requested, made];
    const { domain = '', headers = {} } = distribution.origins.get(behavior.TargetOriginId) ?? {};
    const origin = origins.get(domain);
    if (!origin) throw new Error(`The local host does not know the origin ${behavior.TargetOriginId}.`);
    return { behavior, origin, uri, rawQuery, headers, atEdge };
  }
}

/** CloudFront's path patterns: '*' matches any characters, '?' matches one. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`).test(path);
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
