import type { Bucket } from './core/bucket.ts';
import type { Answer, Call } from './core/call.ts';
import { S3Error } from './core/errors.ts';
import { standardHeaders } from './core/object-headers.ts';
import { deleteObjects } from './operations/delete-objects.ts';
import { getVersioning, headBucket } from './operations/describe-bucket.ts';
import { listObjects } from './operations/list-objects.ts';
import { listVersions } from './operations/list-versions.ts';
import {
  abortUpload,
  completeUpload,
  createUpload,
  listParts,
  uploadPart,
  uploadPartCopy,
} from './operations/multipart.ts';
import { readObject } from './operations/read-object.ts';
import { copyObject, deleteObject, putObject } from './operations/write-object.ts';
import { headerValue, queryValue, type S3Request } from './core/request.ts';

type Operation = {
  method: string;
  on: 'bucket' | 'object';
  flag?: string;
  parameters?: readonly string[];
  run(call: Call, findBucket: (name: string) => Bucket): Promise<Answer>;
};

const reading = ['versionId', ...standardHeaders.map((name) => `response-${name}`)];
const listing = ['prefix', 'delimiter', 'max-keys', 'encoding-type'];

/** Operations with a flag precede the one without. */
const operations: readonly Operation[] = [
  { method: 'HEAD', on: 'bucket', run: headBucket },
  { method: 'GET', on: 'bucket', flag: 'versioning', run: getVersioning },
  {
    method: 'GET',
    on: 'bucket',
    flag: 'list-type',
    parameters: [...listing, 'continuation-token', 'start-after', 'fetch-owner'],
    run: listObjects,
  },
  {
    method: 'GET',
    on: 'bucket',
    flag: 'versions',
    parameters: [...listing, 'key-marker', 'version-id-marker'],
    run: listVersions,
  },
  { method: 'POST', on: 'bucket', flag: 'delete', run: deleteObjects },
  {
    method: 'GET',
    on: 'object',
    flag: 'uploadId',
    parameters: ['max-parts', 'part-number-marker'],
    run: listParts,
  },
  {
    method: 'PUT',
    on: 'object',
    flag: 'uploadId',
    parameters: ['partNumber'],
    run: (call, findBucket) => (isCopy(call.request) ? uploadPartCopy(call, findBucket) : uploadPart(call)),
  },
  { method: 'DELETE', on: 'object', flag: 'uploadId', run: abortUpload },
  { method: 'POST', on: 'object', flag: 'uploads', run: createUpload },
  { method: 'POST', on: 'object', flag: 'uploadId', run: completeUpload },
  { method: 'GET', on: 'object', parameters: reading, run: readObject },
  { method: 'HEAD', on: 'object', parameters: reading, run: readObject },
  { method: 'DELETE', on: 'object', parameters: ['versionId'], run: deleteObject },
  {
    method: 'PUT',
    on: 'object',
    run: (call, findBucket) => (isCopy(call.request) ? copyObject(call, findBucket) : putObject(call)),
  },
];

const knownHeaders =
  /^x-amz-(meta-.+|checksum-.+|copy-source(-if-.+|-range)?|(date|content-sha256|decoded-content-length|trailer|sdk-checksum-algorithm|metadata-directive|tagging-directive|user-agent|expected-bucket-owner|mp-object-size)|acl|server-side-encryption|storage-class)$/;

const isCopy = (request: S3Request) => request.headers['x-amz-copy-source'] !== undefined;

const signatureParameters = /^x-amz-(algorithm|credential|date|expires|signedheaders|signature|content-sha256)$/;

/** @throws NotImplemented, so that nothing unsupported seems to succeed */
export function findOperation(request: S3Request): Operation {
  const level = request.key === '' ? 'bucket' : 'object';
  const operation = operations.find(
    ({ method, on, flag }) =>
      method === request.method && on === level && (flag === undefined || queryValue(request, flag) !== undefined),
  );
  if (!operation) throw new S3Error('NotImplemented');
  const parameters = new Set(['x-id', operation.flag, ...(operation.parameters ?? [])]);
  const strange = request.query.map(([name]) => name).find((name) => !parameters.has(name) && !/^x-amz-/i.test(name));
  if (strange !== undefined) throw new S3Error('NotImplemented', undefined, { details: { Parameter: strange } });
  refuseUnknownHeaders(request);
  return operation;
}

function refuseUnknownHeaders(request: S3Request): void {
  const inQuery = request.query.map(([name]) => name.toLowerCase()).filter((name) => !signatureParameters.test(name));
  const names = [...Object.keys(request.headers), ...inQuery];
  const strange = names.find((name) => name.startsWith('x-amz-') && !knownHeaders.test(name));
  if (strange !== undefined) throw new S3Error('NotImplemented', undefined, { details: { Header: strange } });
  const acl = headerValue(request, 'x-amz-acl');
  if (acl !== undefined && acl !== 'private' && acl !== 'bucket-owner-full-control') {
    throw new S3Error('AccessControlListNotSupported');
  }
  const encryption = headerValue(request, 'x-amz-server-side-encryption') ?? 'AES256';
  const storageClass = headerValue(request, 'x-amz-storage-class') ?? 'STANDARD';
  if (encryption !== 'AES256' || storageClass !== 'STANDARD') throw new S3Error('NotImplemented');
}
