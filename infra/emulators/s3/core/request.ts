import type { IncomingMessage } from 'node:http';
import { S3Error } from './errors.ts';

export type S3Request = {
  method: string;
  path: string;
  bucket: string;
  key: string;
  query: readonly (readonly [string, string])[];
  headers: Record<string, string>;
  incoming: IncomingMessage;
};

/** Nothing is normalised, because keys may contain '..' and '//'. */
export function readRequest(incoming: IncomingMessage): S3Request {
  const [rawPath = '/', ...rest] = (incoming.url ?? '/').split('?');
  const path = decode(rawPath);
  const slash = path.indexOf('/', 1);
  return {
    method: incoming.method ?? 'GET',
    path,
    bucket: slash < 0 ? path.slice(1) : path.slice(1, slash),
    key: slash < 0 ? '' : path.slice(slash + 1),
    query: readQuery(rest.join('?')),
    headers: readHeaders(incoming.rawHeaders),
    incoming,
  };
}

function readQuery(text: string): [string, string][] {
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      const name = equals < 0 ? pair : pair.slice(0, equals);
      const value = equals < 0 ? '' : pair.slice(equals + 1);
      return [decode(name.replaceAll('+', ' ')), decode(value.replaceAll('+', ' '))];
    });
}

function readHeaders(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]!.toLowerCase();
    const value = raw[at + 1]!.trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]},${value}`;
  }
  return headers;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error('InvalidURI');
  }
}

export function queryValue(request: S3Request, name: string): string | undefined {
  return request.query.find(([each]) => each === name)?.[1];
}

export function headerValue(request: S3Request, name: string): string | undefined {
  if (request.headers[name] !== undefined) return request.headers[name];
  if (!name.startsWith('x-amz-')) return undefined;
  return request.query.find(([each]) => each.toLowerCase() === name)?.[1];
}

/** Percent-encodes all but RFC 3986's unreserved characters, as signatures require. */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
