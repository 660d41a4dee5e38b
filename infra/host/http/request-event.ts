import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { account } from '../../emulators/account.ts';

export type IncomingRequest = {
  method: string;
  /** Still encoded, as rewritten by edge functions. */
  path: string;
  rawQuery: string;
  headers: Record<string, string>;
  cookies: string[];
  sourceIp: string;
};

/** CloudFront's address, as API Gateway sees it. */
const cloudFrontIp = '130.176.0.1';

/**
 * @param path after edge functions
 * @param trusts keeps the caller's own x-forwarded-for, as if the caller were CloudFront
 */
export function arrived(request: IncomingMessage, path: string, rawQuery: string, trusts = false): IncomingRequest {
  const viewer = viewerAddress(request);
  const { cookie, ...headers } = joinHeaders(request.rawHeaders);
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']) delete headers[name];
  const message = headers['x-forwarded-for'];
  const forwarded = trusts && message ? message : [message, viewer, cloudFrontIp].filter(Boolean).join(', ');
  return {
    method: request.method ?? 'GET',
    path,
    rawQuery,
    headers: { ...headers, 'x-forwarded-for': forwarded, 'x-forwarded-port': '443', 'x-forwarded-proto': 'https' },
    cookies: cookie ? cookie.split(/;\s*/) : [],
    sourceIp: cloudFrontIp,
  };
}

export function viewerAddress(request: IncomingMessage): string {
  return (request.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '').replace(/^::1$/, '127.0.0.1');
}

type Place = { api: string; domain: string; routeKey: string; params: Record<string, string>; requestId: string };

/** Payload format 2.0. @throws URIError when the path is not properly encoded */
export function requestEvent(call: IncomingRequest, body: Buffer, place: Place): APIGatewayProxyEventV2 {
  const { method, headers, cookies, rawQuery } = call;
  const query = parseQuery(rawQuery);
  const isText = isTextual(headers['content-type']);
  const now = new Date();
  // HTTP APIs decode rawPath despite its name.
  const path = decodeURIComponent(call.path);
  return {
    version: '2.0',
    routeKey: place.routeKey,
    rawPath: path,
    rawQueryString: rawQuery,
    ...(cookies.length > 0 && { cookies }),
    headers: { ...headers, host: place.domain },
    ...(query && { queryStringParameters: query }),
    ...(Object.keys(place.params).length > 0 && { pathParameters: place.params }),
    requestContext: {
      accountId: account,
      apiId: place.api,
      domainName: place.domain,
      domainPrefix: place.api,
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: call.sourceIp, userAgent: headers['user-agent'] ?? '' },
      requestId: place.requestId,
      routeKey: place.routeKey,
      stage: '$default',
      time: clfTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: isText ? body.toString('utf8') : body.toString('base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

function joinHeaders(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]!.toLowerCase();
    const value = raw[index + 1]!;
    const separator = name === 'cookie' ? '; ' : ',';
    headers[name] = headers[name] === undefined ? value : `${headers[name]}${separator}${value}`;
  }
  return headers;
}

export function parseQuery(rawQuery: string): Record<string, string> | undefined {
  if (rawQuery === '') return undefined;
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(rawQuery)) {
    query[name] = query[name] === undefined ? value : `${query[name]},${value}`;
  }
  return query;
}

function isTextual(contentType: IncomingHttpHeaders['content-type']): boolean {
  return /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml)))/i.test(contentType ?? '');
}

function clfTime(now: Date): string {
  const [, day, month, year, time] = now.toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
}
