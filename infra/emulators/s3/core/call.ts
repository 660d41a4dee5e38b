import type { Bucket } from './bucket.ts';
import type { S3Request } from './request.ts';
import type { Uploads } from './uploads.ts';

export type Call = {
  request: S3Request;
  bucket: Bucket;
  uploads: Uploads;
  payloadHash: string;
};

export type Answer = {
  status?: number;
  headers?: Record<string, string>;
  xml?: string;
  stream?: AsyncIterable<Uint8Array>;
};
