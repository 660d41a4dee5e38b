import { createHash, randomBytes } from 'node:crypto';
import type { Checksum, DigestedBody } from './digests.ts';
import { S3Error } from './errors.ts';
import { type Lock, type Retention, lockFrom, refuseWhileLocked } from './object-lock.ts';
import { bytesOf, SortedKeys } from './sorted-keys.ts';
import type { Storage } from '../../storage/storage.ts';

export type BlobPart = { blob: string; size: number };

export type ObjectHeaders = { headers: Record<string, string>; metadata: Record<string, string> };

export type ObjectContent = ObjectHeaders & { parts: BlobPart[]; size: number; etag: string; checksum?: Checksum };

export type ObjectVersion = ObjectContent & {
  key: string;
  /** 'null' in an unversioned bucket. */
  versionId: string;
  order: number;
  lastModified: string;
  isDeleteMarker: boolean;
  lock?: Lock;
};

export type Precondition = (current: ObjectVersion | undefined) => void;

const folder = 'objects';
const longestKeyBytes = 1024;

/** Writes of the same key are serialised, so a precondition holds until its write. */
export class Bucket {
  readonly name: string;
  readonly storage: Storage;
  readonly createdAt: string;
  isVersioned = false;
  lock: Retention | undefined;
  corsOrigins: string[] = [];
  readonly keys = new SortedKeys();
  readonly #versions = new Map<string, ObjectVersion[]>();
  readonly #queues = new Map<string, Promise<unknown>>();
  #lastOrder = 0;

  constructor(name: string, storage: Storage, createdAt: string) {
    this.name = name;
    this.storage = storage;
    this.createdAt = createdAt;
  }

  async load(): Promise<void> {
    const versions = (await this.storage.readRecords(folder)) as ObjectVersion[];
    // Sorted, so that each insertion appends.
    const inOrder = versions.map((version) => ({ version, bytes: bytesOf(version.key) }));
    inOrder.sort((left, right) => (left.bytes < right.bytes ? -1 : Number(left.bytes > right.bytes)));
    for (const { version } of inOrder) this.#versionsOf(version.key).push(version);
    for (const each of this.#versions.values()) each.sort(newestFirst);
    this.#lastOrder = versions.reduce((last, { order }) => Math.max(last, order), 0);
  }

  *blobs(): Iterable<string> {
    for (const versions of this.#versions.values()) {
      for (const { parts } of versions) for (const { blob } of parts) yield blob;
    }
  }

  versions(bytes: string): readonly ObjectVersion[] {
    return this.#versions.get(bytes) ?? [];
  }

  newest(key: string): ObjectVersion | undefined {
    return this.versions(bytesOf(key))[0];
  }

  current(key: string): ObjectVersion | undefined {
    const newest = this.newest(key);
    return newest?.isDeleteMarker ? undefined : newest;
  }

  version(key: string, versionId: string): ObjectVersion {
    const found = this.versions(bytesOf(key)).find((version) => version.versionId === versionId);
    if (found) return found;
    if (versionId !== 'null' && !/^[\w-]{32}$/.test(versionId)) {
      throw new S3Error('InvalidArgument', 'Invalid version id specified');
    }
    throw new S3Error('NoSuchVersion');
  }

  async writeBlob(key: string, body: DigestedBody): Promise<BlobPart> {
    if (Buffer.byteLength(key) > longestKeyBytes) throw new S3Error('KeyTooLongError');
    const blob = `${fileName(key)}-${randomBytes(8).toString('hex')}`;
    await this.storage.writeBlob(blob, body);
    return { blob, size: body.size };
  }

  async removeBlobs(parts: readonly BlobPart[]): Promise<void> {
    for (const { blob } of parts) await this.storage.removeBlob(blob);
  }

  async put(key: string, content: ObjectContent, precondition: Precondition = () => {}): Promise<ObjectVersion> {
    return this.#inSequence(key, async () => {
      precondition(this.current(key));
      return this.#add(key, content, false);
    });
  }

  async remove(
    key: string,
    versionId?: string,
    precondition: Precondition = () => {},
  ): Promise<{ versionId?: string; isDeleteMarker: boolean }> {
    return this.#inSequence(key, async () => {
      precondition(this.current(key));
      if (versionId !== undefined) {
        const version = this.versions(bytesOf(key)).find((each) => each.versionId === versionId);
        refuseWhileLocked(version?.lock);
        if (version) await this.#drop(version);
        return { versionId, isDeleteMarker: version?.isDeleteMarker ?? false };
      }
      // Also in a bucket that was once versioned: an old version would otherwise become current.
      if (this.isVersioned || this.versions(bytesOf(key)).some((each) => each.versionId !== 'null')) {
        const nothing = { headers: {}, metadata: {}, parts: [], size: 0, etag: '' };
        return { versionId: (await this.#add(key, nothing, true)).versionId, isDeleteMarker: true };
      }
      const version = this.versions(bytesOf(key)).find((each) => each.versionId === 'null');
      if (version) await this.#drop(version);
      return { isDeleteMarker: false };
    });
  }

  async #add(key: string, content: ObjectContent, isDeleteMarker: boolean): Promise<ObjectVersion> {
    const now = Date.now();
    this.#lastOrder = Math.max(this.#lastOrder + 1, now * 1000);
    const versionId = this.isVersioned ? randomBytes(24).toString('base64url') : 'null';
    const lastModified = new Date(now).toISOString();
    const lock = this.lock && !isDeleteMarker && { lock: lockFrom(this.lock, now) };
    const version = { ...content, key, versionId, order: this.#lastOrder, lastModified, isDeleteMarker, ...lock };
    await this.storage.writeRecord(folder, recordName(version), version);
    const versions = this.#versionsOf(key);
    const replaced = versions.findIndex((each) => each.versionId === versionId);
    const [old] = replaced < 0 ? [] : versions.splice(replaced, 1);
    versions.unshift(version);
    if (old) await this.removeBlobs(old.parts);
    return version;
  }

  async #drop(version: ObjectVersion): Promise<void> {
    await this.storage.removeRecord(folder, recordName(version));
    const bytes = bytesOf(version.key);
    const left = this.versions(bytes).filter((each) => each !== version);
    if (left.length > 0) this.#versions.set(bytes, left);
    else {
      this.#versions.delete(bytes);
      this.keys.remove(bytes);
    }
    await this.removeBlobs(version.parts);
  }

  #versionsOf(key: string): ObjectVersion[] {
    const bytes = bytesOf(key);
    const known = this.#versions.get(bytes);
    if (known) return known;
    const made: ObjectVersion[] = [];
    this.#versions.set(bytes, made);
    this.keys.add(bytes);
    return made;
  }

  async #inSequence<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.#queues.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#queues.get(key) === mine) this.#queues.delete(key);
    }
  }
}

function newestFirst(left: ObjectVersion, right: ObjectVersion): number {
  return right.order - left.order;
}

/** Keys may contain any character and exceed the length of a file name, so files are named by the key's hash. */
function fileName(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

function recordName({ key, versionId }: { key: string; versionId: string }): string {
  return `${fileName(key)}-${versionId}`;
}
