import { services } from '../../shared/lib/deadlines.ts';
import { givesUpAfter } from './sdk.ts';
import { lazily } from './once.ts';

/**
 * The client of S3 and its commands, loaded when first used: they are a fifth of a function's code. Automatic checksums
 * are off: presigned requests would otherwise carry the checksum of an empty body.
 */
export const s3 = lazily(async () => {
  const commands = { ...(await import('./s3-commands.ts')) };
  const client = new commands.S3Client({
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: givesUpAfter(services.files),
  });
  return { ...commands, client };
});

/** The same with what signs requests that a browser sends. */
export const s3Signing = lazily(async () => ({ ...(await s3()), ...(await import('./s3-signing.ts')) }));
