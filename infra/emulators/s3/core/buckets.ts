import { join } from 'node:path';
import { entriesOf, readJsonFolder } from '../../storage/durable-files.ts';
import { Bucket } from './bucket.ts';
import { diskStorage } from '../../storage/disk-storage.ts';
import { S3Error } from './errors.ts';
import type { Retention } from './object-lock.ts';
import { memoryStorage } from '../../storage/storage.ts';
import { Uploads } from './uploads.ts';

export type BucketSettings = { versioned: boolean; lock?: Retention; corsOrigins?: string[] };
type OpenBucket = { bucket: Bucket; uploads: Uploads };
type BucketRecord = { name: string; createdAt: string; versioned: boolean; lock?: Retention; corsOrigins: string[] };

const settingsFolder = 'settings';

export class Buckets {
  readonly #dataDir: string | undefined;
  readonly #open = new Map<string, OpenBucket>();

  constructor(dataDir: string | undefined) {
    this.#dataDir = dataDir;
  }

  async load(): Promise<void> {
    if (this.#dataDir === undefined) return;
    const entries = await entriesOf(this.#dataDir);
    for (const entry of entries.filter((each) => each.isDirectory())) {
      const [record] = (await readJsonFolder(join(this.#dataDir, entry.name, settingsFolder))) as BucketRecord[];
      if (record) await this.#openBucket(record);
    }
  }

  async create(name: string, { versioned, lock, corsOrigins = [] }: BucketSettings): Promise<void> {
    if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(name)) throw new S3Error('InvalidBucketName');
    const createdAt = this.#open.get(name)?.bucket.createdAt ?? new Date().toISOString();
    const record: BucketRecord = { name, createdAt, versioned, ...(lock && { lock }), corsOrigins };
    const { bucket } = this.#open.get(name) ?? (await this.#openBucket(record));
    Object.assign(bucket, { isVersioned: versioned, lock, corsOrigins });
    await bucket.storage.writeRecord(settingsFolder, 'bucket', record);
  }

  find(name: string): OpenBucket {
    const found = this.#open.get(name);
    if (!found) throw new S3Error('NoSuchBucket', undefined, { details: { BucketName: name } });
    return found;
  }

  corsOrigins(name: string): readonly string[] {
    return this.#open.get(name)?.bucket.corsOrigins ?? [];
  }

  all(): Bucket[] {
    return [...this.#open.values()].map(({ bucket }) => bucket);
  }

  async #openBucket({ name, createdAt, versioned, lock, corsOrigins }: BucketRecord): Promise<OpenBucket> {
    const storage = this.#dataDir === undefined ? memoryStorage() : diskStorage(join(this.#dataDir, name));
    const bucket = new Bucket(name, storage, createdAt);
    Object.assign(bucket, { isVersioned: versioned, lock, corsOrigins });
    const uploads = new Uploads(bucket);
    await bucket.load();
    const used = new Set(bucket.blobs());
    await uploads.load(used);
    await storage.removeUnusedBlobs(new Set([...used, ...uploads.blobs()]));
    this.#open.set(name, { bucket, uploads });
    return { bucket, uploads };
  }
}
