import { readFile } from 'node:fs/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { GetObjectCommand, PutObjectCommand } from '../../platform/s3-commands.ts';
import { schemaVersion } from './schema.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** Each version of the schema has its own snapshot; `newest` names the version of the latest. */
export function s3Snapshots({ client, bucket }: { client: S3Client; bucket: string }): SnapshotStore {
  const placeOf = (version: string) => ({ Bucket: bucket, Key: `replica/${version}/latest` });
  const own = String(schemaVersion);
  const newest = { Bucket: bucket, Key: 'replica/newest' };
  const get = async (place: { Bucket: string; Key: string }) => {
    try {
      const { Body } = await client.send(new GetObjectCommand(place));
      return await Body?.transformToByteArray();
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    }
  };
  return {
    load: () => get(placeOf(own)),
    async loadEarlier() {
      const version = Buffer.from((await get(newest)) ?? []).toString();
      return version === '' || version === own ? undefined : get(placeOf(version));
    },
    async save(file) {
      // Not a stream: the client cannot retry a stream.
      const Body = await readFile(file);
      await client.send(new PutObjectCommand({ ...placeOf(own), Body, ContentType: 'application/zstd' }));
      await client.send(new PutObjectCommand({ ...newest, Body: own, ContentType: 'text/plain' }));
    },
  };
}
