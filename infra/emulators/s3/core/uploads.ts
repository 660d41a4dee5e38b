import { createHash, randomBytes } from 'node:crypto';
import type { BlobPart, Bucket, ObjectContent, ObjectHeaders } from './bucket.ts';
import type { DigestedBody } from './digests.ts';
import { S3Error } from './errors.ts';

export type ChosenPart = { number: number; etag: string };
export type UploadedPart = BlobPart & ChosenPart & { uploadId: string; lastModified: string };
type Upload = ObjectHeaders & { id: string; key: string };
type RunningUpload = { upload: Upload; parts: Map<number, UploadedPart> };

const folder = 'uploads';
const partFolder = 'parts';
const smallestPart = 5 * 1024 ** 2;
const maxParts = 10_000;

/** They survive a restart, as at AWS. */
export class Uploads {
  readonly #bucket: Bucket;
  readonly #running = new Map<string, RunningUpload>();

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  /** @param used blobs of objects: an upload that holds one was completed just before a crash */
  async load(used: ReadonlySet<string>): Promise<void> {
    const { storage } = this.#bucket;
    for (const upload of (await storage.readRecords(folder)) as Upload[]) {
      this.#running.set(upload.id, { upload, parts: new Map() });
    }
    for (const part of (await storage.readRecords(partFolder)) as UploadedPart[]) {
      const running = this.#running.get(part.uploadId);
      if (running) running.parts.set(part.number, part);
      else await storage.removeRecord(partFolder, partName(part));
    }
    for (const running of this.#running.values()) {
      const usedParts = [...running.parts.values()].filter(({ blob }) => used.has(blob));
      if (usedParts.length > 0) await this.#forget(running, usedParts);
    }
  }

  *blobs(): Iterable<string> {
    for (const { parts } of this.#running.values()) for (const { blob } of parts.values()) yield blob;
  }

  async create(key: string, headers: ObjectHeaders): Promise<string> {
    const upload = { ...headers, id: randomBytes(24).toString('base64url'), key };
    await this.#bucket.storage.writeRecord(folder, upload.id, upload);
    this.#running.set(upload.id, { upload, parts: new Map() });
    return upload.id;
  }

  async addPart(key: string, uploadId: string, number: number, body: DigestedBody): Promise<UploadedPart> {
    if (!Number.isInteger(number) || number < 1 || number > maxParts) {
      throw new S3Error('InvalidArgument', `Part number must be an integer between 1 and ${maxParts}, inclusive`);
    }
    this.#find(key, uploadId);
    const written = await this.#bucket.writeBlob(key, body);
    const part = { ...written, number, etag: body.etag, uploadId, lastModified: new Date().toISOString() };
    await this.#bucket.storage.writeRecord(partFolder, partName(part), part);
    const running = this.#running.get(uploadId);
    if (!running) {
      // The upload ended while this part was being uploaded.
      await this.#bucket.storage.removeRecord(partFolder, partName(part));
      await this.#bucket.removeBlobs([written]);
      throw new S3Error('NoSuchUpload');
    }
    const replaced = running.parts.get(number);
    running.parts.set(number, part);
    if (replaced) await this.#bucket.removeBlobs([replaced]);
    return part;
  }

  parts(key: string, id: string): UploadedPart[] {
    return [...this.#find(key, id).parts.values()].sort((left, right) => left.number - right.number);
  }

  /** The parts are not copied. @param commit stores the object; if it throws, the upload remains */
  async complete<T>(
    key: string,
    id: string,
    chosen: readonly ChosenPart[],
    commit: (content: ObjectContent) => Promise<T>,
  ): Promise<T> {
    const running = this.#find(key, id);
    const content = assemble(running, chosen);
    // Removed first, so that concurrent completions cannot both use the same parts.
    this.#running.delete(id);
    try {
      const result = await commit(content);
      await this.#forget(running, content.parts);
      return result;
    } catch (error) {
      this.#running.set(id, running);
      throw error;
    }
  }

  async abort(key: string, id: string): Promise<void> {
    await this.#forget(this.#find(key, id), []);
  }

  async #forget({ upload, parts }: RunningUpload, usedParts: readonly BlobPart[]): Promise<void> {
    const { storage } = this.#bucket;
    this.#running.delete(upload.id);
    await storage.removeRecord(folder, upload.id);
    const keptBlobs = new Set(usedParts.map(({ blob }) => blob));
    for (const part of parts.values()) {
      await storage.removeRecord(partFolder, partName(part));
      if (!keptBlobs.has(part.blob)) await this.#bucket.removeBlobs([part]);
    }
  }

  #find(key: string, id: string): RunningUpload {
    const running = this.#running.get(id);
    if (running?.upload.key !== key) throw new S3Error('NoSuchUpload');
    return running;
  }
}

function assemble({ upload, parts }: RunningUpload, chosen: readonly ChosenPart[]): ObjectContent {
  if (chosen.length === 0) throw new S3Error('MalformedXML');
  const found = chosen.map(({ number, etag }, index) => {
    const part = parts.get(number);
    if (index > 0 && chosen[index - 1]!.number >= number) throw new S3Error('InvalidPartOrder');
    if (!part || part.etag !== etag.replaceAll('"', '')) throw new S3Error('InvalidPart');
    if (index < chosen.length - 1 && part.size < smallestPart) throw new S3Error('EntityTooSmall');
    return part;
  });
  const digests = Buffer.concat(found.map(({ etag }) => Buffer.from(etag, 'hex')));
  return {
    headers: upload.headers,
    metadata: upload.metadata,
    parts: found.map(({ blob, size }) => ({ blob, size })),
    size: found.reduce((sum, { size }) => sum + size, 0),
    etag: `${createHash('md5').update(digests).digest('hex')}-${found.length}`,
  };
}

function partName({ uploadId, number }: { uploadId: string; number: number }): string {
  return `${uploadId}-${number}`;
}
