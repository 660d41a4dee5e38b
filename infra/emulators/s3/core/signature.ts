import { timingSafeEqual } from 'node:crypto';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
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
export async function verifySignature(request: S3Request, credentials: Credentials, now: Date): Promise<string> {
  const isPresigned = queryValue(request, 'X-Amz-Algorithm') !== undefined;
  if (request.headers['x-amz-security-token'] ?? queryValue(request, 'X-Amz-Security-Token')) {
    throw new S3Error('InvalidToken');
  }
  const fields = isPresigned ? readQuerySignature(request, now) : readHeaderSignature(request, now);
  verifyScope(fields.credential, fields.date, credentials, isPresigned);
  verifyCoverage(request, fields.signedHeaders);
  const expected = await new Signer(credentials).signRequestOf(request, fields);
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

/** The signer of the AWS SDK. It signs the headers that a client has signed, and none of its own. */
export class Signer extends SignatureV4 {
  constructor({ accessKeyId, secretAccessKey, region }: Credentials) {
    const credentials = { accessKeyId, secretAccessKey };
    super({ credentials, region, service: 's3', sha256: Sha256, uriEscapePath: false });
  }

  async signRequestOf(request: S3Request, { signedHeaders, payloadHash, date, credential }: SignatureFields) {
    const path = request.path.split('/').map(encodeStrictly).join('/');
    const query = Object.groupBy(request.query, ([name]) => name);
    const values = Object.entries(query).map(([name, pairs = []]) => [name, pairs.map(([, value]) => value)]);
    const whole = { protocol: '', hostname: '', method: request.method, path, headers: {} };
    const signed = Object.fromEntries(signedHeaders.map((name) => [name, canonicalHeader(request.headers[name])]));
    const canonical = this.createCanonicalRequest(
      { ...whole, query: Object.fromEntries(values) as Record<string, string[]> },
      signed,
      payloadHash,
    );
    const scope = credential.split('/').slice(1).join('/');
    return this.signText(await this.createStringToSign(date, scope, canonical, algorithm), date);
  }

  async signText(text: string, date: string): Promise<string> {
    return this.sign(text, { signingDate: new Date(instantOf(date)) });
  }
}

// Node exposes header bytes as Latin-1, but what is signed is UTF-8.
function canonicalHeader(header = ''): string {
  return Buffer.from(header, 'latin1').toString('utf8').replaceAll(/ +/g, ' ');
}

export function equals(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function instantOf(date: string): number {
  const written = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const instant = written === date ? NaN : Date.parse(written);
  if (!Number.isNaN(instant)) return instant;
  throw new S3Error('AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header');
}
