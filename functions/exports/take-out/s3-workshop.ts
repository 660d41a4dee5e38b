import { randomUUID } from 'node:crypto';
import { environment } from '../../platform/environment.ts';
import { s3 } from '../../platform/s3.ts';
import { isNamed } from '../../platform/sdk.ts';
import type { Output, Range, Workshop } from './workshop.ts';

type PausedUpload = { uploadId: string; etags: string[]; rest: string };

const mebibyte = 1024 * 1024;

/** S3 demands 5 MiB of each part but the last, and takes 10 000 parts: so the archive has room for 580 GiB. */
const bytesOfPart = (partsBefore: number) => (partsBefore < 1_000 ? 16 : 64) * mebibyte;

/** Pieces and archive in the handover bucket, which removes both. The archive appears there when it is whole. */
export class S3Workshop implements Workshop {
  readonly #archive: string;

  constructor(archive: string) {
    this.#archive = archive;
  }

  async keep(name: string, content: Uint8Array): Promise<void> {
    const { client, PutObjectCommand } = await s3();
    await client.send(new PutObjectCommand({ ...this.#placeOf(name), Body: content }));
  }

  async read(name: string, range?: Range): Promise<Uint8Array> {
    const { client, GetObjectCommand } = await s3();
    const Range = range && `bytes=${range.start}-${range.start + range.bytes - 1}`;
    const { Body } = await client.send(new GetObjectCommand({ ...this.#placeOf(name), Range }));
    return Body!.transformToByteArray();
  }

  async open(paused: unknown): Promise<Output> {
    if (!paused) return this.#output({ uploadId: await this.#begin(), etags: [], rest: [] });
    const { uploadId, etags, rest } = paused as PausedUpload;
    return this.#output({ uploadId, etags: [...etags], rest: [await this.read(rest)] });
  }

  /** A step that ended the archive may have been killed before that was noted. */
  async isEnded(): Promise<boolean> {
    const { client, HeadObjectCommand } = await s3();
    try {
      await client.send(new HeadObjectCommand({ Bucket: environment.handoverBucket(), Key: this.#archive }));
      return true;
    } catch (error) {
      // Without the right to list, S3 refuses what does not exist.
      if (isNamed(error, 'NotFound', 'NoSuchKey', '403', 'Forbidden', 'AccessDenied')) return false;
      throw error;
    }
  }

  #placeOf(name: string) {
    return { Bucket: environment.handoverBucket(), Key: `${this.#archive}-delar/${name}` };
  }

  async #begin(): Promise<string> {
    const { client, CreateMultipartUploadCommand } = await s3();
    const place = { Bucket: environment.handoverBucket(), Key: this.#archive };
    const { UploadId } = await client.send(
      new CreateMultipartUploadCommand({ ...place, ContentType: 'application/zip' }),
    );
    return UploadId!;
  }

  #output({ uploadId, etags, rest }: { uploadId: string; etags: string[]; rest: Uint8Array[] }): Output {
    const place = { Bucket: environment.handoverBucket(), Key: this.#archive, UploadId: uploadId };
    let waiting = rest;
    let bytes = rest.reduce((sum, { length }) => sum + length, 0);
    const upload = async () => {
      const { client, UploadPartCommand } = await s3();
      const Body = Buffer.concat(waiting);
      const { ETag } = await client.send(new UploadPartCommand({ ...place, PartNumber: etags.length + 1, Body }));
      etags.push(ETag!);
      [waiting, bytes] = [[], 0];
    };
    return {
      write: async (chunk) => {
        waiting.push(chunk);
        bytes += chunk.length;
        if (bytes >= bytesOfPart(etags.length)) await upload();
      },
      pause: async (): Promise<PausedUpload> => {
        // Of its own name: a step that is done again begins with what the one before it left.
        const name = `rest-${randomUUID()}`;
        await this.keep(name, Buffer.concat(waiting));
        return { uploadId, etags, rest: name };
      },
      end: async () => {
        if (bytes > 0) await upload();
        const { client, CompleteMultipartUploadCommand } = await s3();
        const Parts = etags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
        await client.send(new CompleteMultipartUploadCommand({ ...place, MultipartUpload: { Parts } }));
      },
    };
  }
}
