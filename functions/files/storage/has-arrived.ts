import { s3 } from '../../platform/s3.ts';
import { environment } from '../../platform/environment.ts';
import { isNamed } from '../../platform/sdk.ts';
import { listVersions } from './list.ts';
import { uploadKeyOf } from './sign.ts';

const maxVersions = 20;

/** Whether the upload with this key has reached S3, also if the file has been replaced, moved or deleted since. */
export async function hasArrived(key: string, uploadKey: string): Promise<boolean> {
  const { items } = await listVersions({ prefix: key });
  const versions = items.filter((one) => one.key === key && !one.isMarker).slice(0, maxVersions);
  const keys = await Promise.all(versions.map(({ versionId }) => readUploadKey(key, versionId)));
  return keys.includes(uploadKey);
}

async function readUploadKey(key: string, versionId: string): Promise<string | undefined> {
  const { client, HeadObjectCommand } = await s3();
  try {
    const { Metadata } = await client.send(
      new HeadObjectCommand({ Bucket: environment.filesBucket(), Key: key, VersionId: versionId }),
    );
    return Metadata?.[uploadKeyOf];
  } catch (error) {
    // A quarantined version is not read, and a version may be removed meanwhile.
    if (isNamed(error, 'AccessDenied', 'Forbidden', '403', 'NotFound', 'NoSuchVersion')) return undefined;
    throw error;
  }
}
