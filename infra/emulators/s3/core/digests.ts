import { createHash, type Hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Error } from './errors.ts';

type RunningDigest = { update(chunk: Uint8Array): void; base64(): string };

export type Checksum = { header: string; value: string };

/** Other checksums are refused rather than ignored. */
const algorithms: Record<string, () => RunningDigest> = {
  'x-amz-checksum-crc32': runningCrc32,
  'x-amz-checksum-sha1': () => runningHash('sha1'),
  'x-amz-checksum-sha256': () => runningHash('sha256'),
};

function runningCrc32(): RunningDigest {
  let value = 0;
  return {
    update: (chunk) => (value = crc32(chunk, value)),
    base64: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes.toString('base64');
    },
  };
}

function runningHash(name: string): RunningDigest {
  const hash: Hash = createHash(name);
  return { update: (chunk) => hash.update(chunk), base64: () => hash.digest('base64') };
}

export type ExpectedDigests = {
  length?: number;
  sha256?: string;
  md5?: string;
  checksum?: { header: string; value(): string | undefined };
};

/** Results are valid once the body has been read. */
export class DigestedBody {
  size = 0;
  etag = '';
  checksum: Checksum | undefined;
  readonly #stream: AsyncIterable<Uint8Array>;
  readonly #expected: ExpectedDigests;

  constructor(stream: AsyncIterable<Uint8Array>, expected: ExpectedDigests = {}) {
    this.#stream = stream;
    this.#expected = expected;
    if (expected.checksum && !algorithms[expected.checksum.header]) {
      throw new S3Error('NotImplemented', undefined, { details: { Header: expected.checksum.header } });
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const { length, sha256, md5, checksum } = this.#expected;
    const md5Hash = createHash('md5');
    const sha256Hash = sha256 === undefined ? undefined : createHash('sha256');
    const running = checksum && algorithms[checksum.header]!();
    for await (const chunk of this.#stream) {
      this.size += chunk.length;
      md5Hash.update(chunk);
      sha256Hash?.update(chunk);
      running?.update(chunk);
      yield chunk;
    }
    const md5Bytes = md5Hash.digest();
    this.etag = md5Bytes.toString('hex');
    if (length !== undefined && length !== this.size) throw new S3Error('IncompleteBody');
    if (sha256Hash && sha256Hash.digest('hex') !== sha256) throw new S3Error('XAmzContentSHA256Mismatch');
    if (md5 !== undefined && md5Bytes.toString('base64') !== md5) throw new S3Error('BadDigest');
    if (checksum && running) this.#checkChecksum(checksum, running.base64());
  }

  #checkChecksum(expected: NonNullable<ExpectedDigests['checksum']>, computed: string): void {
    if (expected.value() !== computed) {
      const name = expected.header.replace('x-amz-checksum-', '').toUpperCase();
      throw new S3Error('BadDigest', `The ${name} you specified did not match the calculated checksum.`);
    }
    this.checksum = { header: expected.header, value: computed };
  }
}
