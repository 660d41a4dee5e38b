import type { Bucket } from './bucket.ts';
import type { S3Request } from './request.ts';
import type { Uploads } from './uploads.ts';

/** An authenticated request to an existing bucket. */
export type Call = {
  request: S3Request;
  bucket: Bucket;
  uploads: Uploads;
  /** The body's hash according to the signature. */
  payloadHash: string;
};

export type Answer = {
  status?: number;
  headers?: Record<string, string>;
  xml?: string;
  stream?: AsyncIterable<Uint8Array>;
};
