import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { bucket } from './files.ts';
import { invoke } from './invoke.ts';

/** The function that handles the scanner's results. */
export const onFileScanned = 'events/on-file-scanned';

type Bucket = { client: S3Client; Bucket: string };

/** The scanner's event about a file: a threat, or none. */
export async function scanOf({ client, Bucket }: Bucket, projectId: number, path: string, threat?: string) {
  const objectKey = `projects/${projectId}/${path}`;
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: objectKey }));
  const { ETag: eTag } = Contents.find(({ Key }) => Key === objectKey)!;
  return {
    time: new Date().toISOString(),
    detail: {
      s3ObjectDetails: { bucketName: Bucket, objectKey, eTag },
      scanResultDetails: {
        scanResultStatus: threat ? 'THREATS_FOUND' : 'NO_THREATS_FOUND',
        threats: threat ? [{ name: threat }] : null,
      },
    },
  };
}

export const threat = 'EICAR-Test-File';

/** Simulates a threat in a project's file. */
export async function quarantine(projectId: number, path: string): Promise<void> {
  await invoke(onFileScanned, await scanOf(bucket(), projectId, path, threat));
}

export async function passScan(projectId: number, path: string): Promise<void> {
  await invoke(onFileScanned, await scanOf(bucket(), projectId, path));
}
