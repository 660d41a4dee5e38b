import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Error } from './errors.ts';
import { encodeStrictly, queryValue, type S3Request } from './request.ts';

export type Credentials = { accessKeyId: string; secretAccessKey: string; region: string };

type SignatureFields = {
  credential: string;
  signedHeaders: string[];
  signature: string;
  date: string;
  payloadHash: string;
};

const algorithm = 'AWS4-HMAC-SHA256';
const clockSkewMs = 15 * 60 * 1000;
const longestPresignSeconds = 7 * 24 * 60 * 60;

/**
 * In the header, or in a presigned URL's query.
 * @returns the signed payload hash: a SHA-256 in hex, 'UNSIGNED-PAYLOAD' or a 'STREAMING-…'
 */
export function verifySignature(request: S3Request, credentials: Credentials, now: Date): string {
  const isPresigned = queryValue(request, 'X-Amz-Algorithm') !== undefined;
  if (request.headers['x-amz-security-token'] ?? queryValue(request, 'X-Amz-Security-Token')) {
    throw new S3Error('InvalidToken');
  }
  const fields = isPresigned ? readQuerySignature(request, now) : readHeaderSignature(request, now);
  verifyScope(fields.credential, fields.date, credentials, isPresigned);
  verifyCoverage(request, fields.signedHeaders);
  const canonical = canonicalRequest(request, fields);
  const expected = sign(stringToSign(canonical, fields), fields.credential, credentials);
  if (!equals(expected, fields.signature)) throw new S3Error('SignatureDoesNotMatch');
  return fields.payloadHash;
}

function readHeaderSignature(request: S3Request, now: Date): SignatureFields {
  const { authorization } = request.headers;
  if (authorization === undefined) throw new S3Error('AccessDenied');
  const fields = new Map(
    authorization
      .slice(algorithm.length)
      .split(',')
      .map((field) => field.trim().split(/=(.*)/, 2) as [string, string]),
  );
  const [credential, signed, signature] = ['Credential', 'SignedHeaders', 'Signature'].map((name) => fields.get(name));
  const date = request.headers['x-amz-date'];
  if (!authorization.startsWith(`${algorithm} `) || !credential || !signed || !signature || !date) {
    throw new S3Error('AuthorizationHeaderMalformed');
  }
  if (Math.abs(instantOf(date) - now.getTime()) > clockSkewMs) throw new S3Error('RequestTimeTooSkewed');
  const payloadHash = request.headers['x-amz-content-sha256'];
  if (!payloadHash)
    throw new S3Error('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  return { credential, signedHeaders: signed.split(';'), signature, date, payloadHash };
}

function readQuerySignature(request: S3Request, now: Date): SignatureFields {
  const [kind, credential, signed, signature, date, expires] = [
    'Algorithm',
    'Credential',
    'SignedHeaders',
    'Signature',
    'Date',
    'Expires',
  ].map((name) => queryValue(request, `X-Amz-${name}`));
  const seconds = Number(expires);
  const isWellFormed = kind === algorithm && credential && signed && signature && date;
  if (!isWellFormed || !Number.isInteger(seconds) || seconds < 1 || seconds > longestPresignSeconds) {
    throw new S3Error('AuthorizationQueryParametersError');
  }
  const start = instantOf(date);
  if (start - clockSkewMs > now.getTime()) throw new S3Error('AccessDenied', 'Request is not yet valid');
  if (start + seconds * 1000 < now.getTime()) throw new S3Error('AccessDenied', 'Request has expired');
  const payloadHash = request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD';
  return { credential, signedHeaders: signed.split(';'), signature, date, payloadHash };
}

export function verifyScope(credential: string, date: string, credentials: Credentials, isQuery: boolean): void {
  const [key, day, region, service, end] = credential.split('/');
  if (key !== credentials.accessKeyId) throw new S3Error('InvalidAccessKeyId');
  if (day !== date.slice(0, 8) || region !== credentials.region || service !== 's3' || end !== 'aws4_request') {
    const code = isQuery ? 'AuthorizationQueryParametersError' : 'AuthorizationHeaderMalformed';
    const message = `The credential should be scoped to ${date.slice(0, 8)}/${credentials.region}/s3/aws4_request.`;
    throw new S3Error(code, message, { details: { Region: credentials.region } });
  }
}

function verifyCoverage(request: S3Request, signedHeaders: string[]): void {
  const mustBeSigned = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (mustBeSigned.some((name) => !signedHeaders.includes(name) && name !== 'x-amz-content-sha256')) {
    throw new S3Error('AccessDenied', 'There were headers present in the request which were not signed');
  }
}

function canonicalRequest(request: S3Request, fields: SignatureFields): string {
  const path = request.path.split('/').map(encodeStrictly).join('/');
  const query = request.query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeStrictly(name)}=${encodeStrictly(value)}`)
    .sort(byPair);
  const headers = fields.signedHeaders.map(
    (name) => `${name}:${(request.headers[name] ?? '').replaceAll(/ +/g, ' ')}\n`,
  );
  return [
    request.method,
    path,
    query.join('&'),
    headers.join(''),
    fields.signedHeaders.join(';'),
    fields.payloadHash,
  ].join('\n');
}

// By name first: 'a=1' before 'a-b=1', although '=' sorts after '-'.
function byPair(left: string, right: string): number {
  const [leftName, leftValue] = left.split('=') as [string, string];
  const [rightName, rightValue] = right.split('=') as [string, string];
  if (leftName !== rightName) return leftName < rightName ? -1 : 1;
  return leftValue < rightValue ? -1 : Number(leftValue > rightValue);
}

// Node exposes header bytes as Latin-1, so they are hashed as such: a name in UTF-8 fails here as at AWS.
function stringToSign(canonical: string, fields: SignatureFields): string {
  const hash = createHash('sha256').update(canonical, 'latin1').digest('hex');
  return [algorithm, fields.date, fields.credential.split('/').slice(1).join('/'), hash].join('\n');
}

export function sign(text: string, credential: string, { secretAccessKey }: Credentials): string {
  let key: Buffer | string = `AWS4${secretAccessKey}`;
  for (const part of credential.split('/').slice(1)) key = createHmac('sha256', key).update(part).digest();
  return createHmac('sha256', key).update(text).digest('hex');
}

export function equals(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function instantOf(date: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)?.slice(1);
  if (!parts) throw new S3Error('AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header');
  const [year, month, day, hour, minute, second] = parts as [string, string, string, string, string, string];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
