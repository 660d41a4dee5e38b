import type { IncomingHttpHeaders } from 'node:http';
import { codes, FortnoxError } from '../base/errors.ts';
import { findGrant } from '../oauth/grants.ts';
import type { World } from '../company/world.ts';
import { routes } from './routes.ts';

type ApiRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** Before the body was read. */
  arrivedAt: number;
};

export type RawAnswer = { status: number; contentType: string; text: string };

const json = 'application/json';
const unauthorized: RawAnswer = { status: 401, contentType: 'text/plain', text: '{"message":"unauthorized"}' };

export function serveApi(world: World, request: ApiRequest, apiUrl: string): RawAnswer {
  try {
    return serveRoute(world, request, apiUrl);
  } catch (error) {
    if (!(error instanceof FortnoxError)) throw error;
    return { status: error.status, contentType: json, text: JSON.stringify(error.body()) };
  }
}

function serveRoute(world: World, request: ApiRequest, apiUrl: string): RawAnswer {
  const { method, path, query, headers, arrivedAt } = request;
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) throw new FortnoxError(codes.tokenMissing, 'Access-token saknas.', 401);
  const grant = findGrant(world, 'access', token);
  const company = grant && world.company(grant.tenant);
  if (!company) return unauthorized;
  if (!world.rateLimit.allows(`${grant.clientId}/${grant.tenant}`, arrivedAt)) {
    return { status: 429, contentType: json, text: '{"message":"Too many requests"}' };
  }
  if (!/application\/json|\*\/\*/.test(headers.accept ?? '*/*')) {
    throw new FortnoxError(codes.acceptHeader, 'Ogiltig Accept.');
  }
  const matching = routes.filter((route) => route.path.test(path));
  if (matching.length === 0) throw new FortnoxError(codes.noIdentifier, 'Kan inte hitta resursen.', 404);
  const route = matching.find((each) => each.method === method);
  if (!route) throw new FortnoxError(codes.codeHidden, 'Metoden stöds inte.', 405);
  if (!grant.scopes.includes(route.scope)) throw new FortnoxError(codes.scopeMissing, 'Har inte behörighet för scope.');
  if (!company.settings.licences.includes(route.scope)) {
    throw new FortnoxError(codes.licenceMissing, 'Licens saknas.', 403);
  }
  const id = decode(route.path.exec(path)?.[1] ?? '');
  const answer = route.run({ company, clock: world.clock, apiUrl, id, query, body: readJson(request) });
  return { status: answer.status, contentType: json, text: answer.body ? JSON.stringify(answer.body) : '' };
}

function readJson({ method, headers, body }: ApiRequest): unknown {
  if (body === '' || method === 'GET' || method === 'DELETE') return undefined;
  if (!headers['content-type']?.startsWith(json)) throw new FortnoxError(codes.contentType, 'Ogiltig Content-Type.');
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new FortnoxError(codes.jsonSyntax, 'Felaktig JSON.');
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new FortnoxError(codes.noIdentifier, 'Kan inte hitta resursen.', 404);
  }
}
