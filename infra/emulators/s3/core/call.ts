import type { Bucket } from './bucket.ts';
import type { S3Request } from './request.ts';
import type { Uploads } from './uploads.ts';

/** A request that may be done: its signature holds and its bucket is there. */
export type Call = {
  request: S3Request;
  bucket: Bucket;
  uploads: Uploads;
  /** What the signature says of the body. */
  payloadHash: string;
};

export type Answer = {
  status?: number;
  headers?: Record<string, string>;
  xml?: string;
  stream?: AsyncIterable<Uint8Array>;
};
