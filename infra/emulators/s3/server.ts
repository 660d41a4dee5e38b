import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listen } from '../http/listen.ts';
import { Buckets, type BucketSettings } from './core/buckets.ts';
import type { Answer } from './core/call.ts';
import { corsHeaders, preflight } from './core/cors.ts';
import { S3Error } from './core/errors.ts';
import { findOperation } from './operations.ts';
import { listBuckets } from './operations/describe-bucket.ts';
import { postObject } from './operations/post-object.ts';
import { queryValue, readRequest, type S3Request } from './core/request.ts';
import { verifySignature, type Credentials } from './core/signature.ts';
import { xmlError } from './core/xml.ts';

export type LocalS3 = {
  url: string;
  createBucket(name: string, settings: BucketSettings): Promise<void>;
  close(): Promise<void>;
};

export async function startS3(options: { port?: number; dataDir?: string } & Credentials): Promise<LocalS3> {
  const buckets = new Buckets(options.dataDir);
  await buckets.load();
  const server = createServer((incoming, response) => void serve(incoming, response, buckets, options));
  // A large upload on a slow line exceeds Node's default of five minutes.
  server.requestTimeout = 0;
  // So that a connection rests a minute, not Node's five seconds: an upload may begin on it just as it is closed.
  server.keepAliveTimeout = 60_000;
  const { url, close } = await listen(server, options.port);
  return { url, close, createBucket: (name, settings) => buckets.create(name, settings) };
}

async function serve(
  incoming: IncomingMessage,
  response: ServerResponse,
  buckets: Buckets,
  credentials: Credentials,
): Promise<void> {
  const requestId = randomBytes(8).toString('hex').toUpperCase();
  response.setHeader('x-amz-request-id', requestId);
  response.setHeader('server', 'AmazonS3');
  let answer: Answer;
  try {
    const request = readRequest(incoming);
    const shared = corsHeaders(request, buckets.corsOrigins(request.bucket));
    for (const [name, value] of Object.entries(shared)) response.setHeader(name, value);
    answer = await answerRequest(request, buckets, credentials);
  } catch (error) {
    answer = refusal(error, incoming.url ?? '', requestId);
  }
  await send(response, incoming, answer).catch(() => response.destroy());
  // Drains a refused upload, so that the client reads the response and keeps its connection.
  incoming.removeAllListeners('readable');
  incoming.resume();
}

async function answerRequest(request: S3Request, buckets: Buckets, credentials: Credentials): Promise<Answer> {
  if (request.method === 'OPTIONS') return preflight(request, buckets.corsOrigins(request.bucket));
  const isForm = request.method === 'POST' && request.key === '' && queryValue(request, 'delete') === undefined;
  if (isForm) return postObject(request, buckets.find(request.bucket).bucket, credentials);
  const payloadHash = await verifySignature(request, credentials, new Date());
  if (request.bucket === '') return listBuckets(buckets.all());
  const { bucket, uploads } = buckets.find(request.bucket);
  const call = { request, bucket, uploads, payloadHash };
  return findOperation(request).run(call, (name) => buckets.find(name).bucket);
}

function refusal(error: unknown, resource: string, requestId: string): Answer {
  const known = error instanceof S3Error ? error : new S3Error('InternalError');
  if (known !== error) console.error(error);
  const { code, message, details, headers, status } = known;
  const xml = xmlError({
    Code: code,
    Message: message,
    ...details,
    Resource: resource.split('?')[0],
    RequestId: requestId,
  });
  return { status, headers, xml };
}

async function send(response: ServerResponse, incoming: IncomingMessage, answer: Answer): Promise<void> {
  const { status = 200, headers = {}, xml, stream } = answer;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (stream) {
    await pipeline(Readable.from(stream), response);
    return;
  }
  if (xml !== undefined) {
    response.setHeader('content-type', 'application/xml');
    response.setHeader('content-length', Buffer.byteLength(xml));
  }
  response.end(incoming.method === 'HEAD' ? undefined : xml);
}
