import { S3Client } from '@aws-sdk/client-s3';
import { givesUpAfter } from './gives-up-after.ts';
import { lazily } from './lazily.ts';

/** Automatic checksums are off: presigned requests would otherwise carry the checksum of an empty body. */
export const s3 = lazily(
  () =>
    new S3Client({
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: givesUpAfter(20_000),
    }),
);
