import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Buckets } from '../../../../../infra/emulators/s3/core/buckets.ts';
import { DamagedFile } from '../../../../../infra/emulators/storage/durable-files.ts';
import { errorName, s3Fixture } from './s3-fixture.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'klang-s3-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function withServer<T>(
  work: (client: Awaited<ReturnType<typeof s3Fixture>>['client']) => Promise<T>,
): Promise<T> {
  const fixture = await s3Fixture({ dataDir });
  try {
    return await work(fixture.client);
  } finally {
    await fixture.close();
  }
}

async function blobs(bucket: string): Promise<string[]> {
  const files = await readdir(join(dataDir, bucket, 'blobs'), { recursive: true, withFileTypes: true }).catch(() => []);
  return files.filter((file) => file.isFile()).map(({ name }) => name);
}

it('the S3 emulator on disk keeps everything over a restart', async () => {
  const keys = ['å/ä/ö.txt', '../../utanför', 'a//b'];
  await withServer(async (client) => {
    for (const Key of keys) {
      for (const Body of ['ett', 'två'])
        await client.send(new PutObjectCommand({ Bucket: 'versioned', Key, Body, Metadata: { a: '1' } }));
    }
    await client.send(new DeleteObjectCommand({ Bucket: 'versioned', Key: 'a//b' }));
  });
  await withServer(async (client) => {
    const read = await client.send(new GetObjectCommand({ Bucket: 'versioned', Key: 'å/ä/ö.txt' }));
    expect([await read.Body!.transformToString(), read.Metadata]).toEqual(['två', { a: '1' }]);
    expect(await errorName(client.send(new GetObjectCommand({ Bucket: 'versioned', Key: 'a//b' })))).toBe('NoSuchKey');
    const { Versions, DeleteMarkers } = await client.send(new ListObjectVersionsCommand({ Bucket: 'versioned' }));
    expect([Versions?.length, DeleteMarkers?.length]).toEqual([6, 1]);
  });
});

it('the S3 emulator on disk resumes an upload after a restart', async () => {
  const where = { Bucket: 'plain', Key: 'film' };
  const [UploadId, ETag] = await withServer(async (client) => {
    const upload = await client.send(new CreateMultipartUploadCommand(where));
    const part = { ...where, UploadId: upload.UploadId, PartNumber: 1, Body: 'x' };
    return [upload.UploadId, (await client.send(new UploadPartCommand(part))).ETag];
  });
  await withServer(async (client) => {
    const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
    await client.send(new CompleteMultipartUploadCommand({ ...where, UploadId, MultipartUpload }));
    expect(await errorName(client.send(new GetObjectCommand(where)))).toBe('no error');
  });
});

it('the S3 emulator on disk removes the bytes that nothing refers to any longer', async () => {
  await withServer(async (client) => {
    for (const Body of ['ett', 'två', 'tre'])
      await client.send(new PutObjectCommand({ Bucket: 'plain', Key: 'a', Body }));
    expect(await blobs('plain')).toHaveLength(1);
    await client.send(new DeleteObjectCommand({ Bucket: 'plain', Key: 'a' }));
    expect(await blobs('plain')).toHaveLength(0);
  });
});

it('the S3 emulator on disk removes partial files after a crash', async () => {
  await withServer((client) => client.send(new PutObjectCommand({ Bucket: 'plain', Key: 'a', Body: 'hel' })));
  const folder = join(dataDir, 'plain', 'blobs', 'ff');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'ff00-utan-post'), 'halv');
  await writeFile(join(folder, '.halv.tmp'), 'halv');
  await writeFile(join(dataDir, 'plain', 'objects', '.halv.tmp'), '{"key"');
  await withServer(async (client) => {
    const read = await client.send(new GetObjectCommand({ Bucket: 'plain', Key: 'a' }));
    expect(await read.Body!.transformToString()).toBe('hel');
  });
  expect(await blobs('plain')).toHaveLength(1);
  expect((await readdir(join(dataDir, 'plain', 'objects'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

it('the S3 emulator on disk keeps nothing of an upload that stops halfway', async () => {
  await withServer(async (client) => {
    const url = await (
      await import('@aws-sdk/s3-request-presigner')
    ).getSignedUrl(client, new PutObjectCommand({ Bucket: 'plain', Key: 'halv' }));
    const { connect } = await import('node:net');
    const { port, pathname, search, host } = new URL(url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `PUT ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\n\r\nbara början`,
          () => {
            socket.destroy();
            resolve();
          },
        );
      });
    });
    await expect.poll(() => blobs('plain')).toEqual([]);
    expect(await errorName(client.send(new GetObjectCommand({ Bucket: 'plain', Key: 'halv' })))).toBe('NoSuchKey');
  });
});

it('the buckets of a folder that cannot be read are damaged, not none', async () => {
  const unreadable = join(dataDir, 'file');
  await writeFile(unreadable, '');
  await expect(new Buckets(unreadable).load()).rejects.toThrow(DamagedFile);
});
