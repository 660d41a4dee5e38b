import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { startS3, type LocalS3 } from '../../../../../infra/emulators/s3/server.ts';

export const credentials = { accessKeyId: 'LOKALNYCKEL', secretAccessKey: 'lokal-hemlighet', region: 'eu-north-1' };

export type S3Fixture = { s3: LocalS3; client: S3Client; close(): Promise<void> };

/** A server with the buckets 'plain' and 'versioned', and a client configured like the project's own. */
export async function s3Fixture(options: { dataDir?: string; corsOrigins?: string[] } = {}): Promise<S3Fixture> {
  const s3 = await startS3({ ...credentials, ...(options.dataDir === undefined ? {} : { dataDir: options.dataDir }) });
  const corsOrigins = options.corsOrigins ?? ['http://localhost:3000'];
  await s3.createBucket('plain', { versioned: false, corsOrigins });
  await s3.createBucket('versioned', { versioned: true });
  const client = s3Client(s3.url);
  return {
    s3,
    client,
    async close() {
      client.destroy();
      await s3.close();
    },
  };
}

export function s3Client(endpoint: string, more: S3ClientConfig = {}): S3Client {
  const { region, ...keys } = credentials;
  return new S3Client({
    endpoint,
    region,
    credentials: keys,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 1,
    ...more,
  });
}

/** The name of the error a call rejects with. */
export async function errorName(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    return (error as Error).name;
  }
  return 'no error';
}
