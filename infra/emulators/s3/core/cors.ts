import { S3Error } from './errors.ts';
import type { Answer } from './call.ts';
import type { S3Request } from './request.ts';

const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];
const vary = 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method';

export function corsHeaders(request: S3Request, origins: readonly string[]): Record<string, string> {
  const { origin } = request.headers;
  const allowed = origins.find((one) => one === '*' || one === origin);
  if (origin === undefined || allowed === undefined) return {};
  return {
    'access-control-allow-origin': allowed,
    'access-control-allow-methods': methods.join(', '),
    'access-control-expose-headers': 'ETag, x-amz-version-id',
    ...(allowed === '*' ? {} : { 'access-control-allow-credentials': 'true' }),
    vary,
  };
}

export function preflight(request: S3Request, origins: readonly string[]): Answer {
  const method = request.headers['access-control-request-method'];
  if (request.headers['origin'] === undefined || method === undefined) {
    throw new S3Error('BadRequest', 'Insufficient information. Origin request header needed.');
  }
  const headers = corsHeaders(request, origins);
  if (headers['vary'] === undefined || !methods.includes(method)) throw new S3Error('AccessForbidden');
  const asked = request.headers['access-control-request-headers'];
  if (asked !== undefined) headers['access-control-allow-headers'] = asked;
  return { headers: { ...headers, 'access-control-max-age': '3000' } };
}
