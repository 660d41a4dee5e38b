import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fileAnswer, resultAnswer } from '../../../../functions/platform/answer.ts';
import { compress } from '../../../../functions/request/compression.ts';

const rows = Array.from({ length: 50 }, (_, id) => ({
  customerId: id,
  name: `Ängens Bygg ${id}`,
  paymentTermDays: 30,
}));
const answer = resultAnswer({ items: rows }, '2026-11-22T10:00:00.000Z');
const bytesOf = ({ body }: { body?: string }) => Buffer.from(body!, 'base64');

describe('an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, GZIP;q=0.5', 'gzip', gunzipSync],
  ] as const)('for callers that accept %s is compressed with %s', (accepted, encoding, unpack) => {
    const packed = compress(answer, accepted);
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json; charset=utf-8',
      'x-changed-at': '2026-11-22T10:00:00.000Z',
    });
    expect(packed.isBase64Encoded).toBe(true);
    expect(unpack(bytesOf(packed)).toString('utf8')).toBe(answer.body);
    expect(bytesOf(packed).length * 4).toBeLessThan(Buffer.byteLength(answer.body!));
  });

  it.each([undefined, '', 'identity', 'deflate', 'br;q=0'])(
    'for callers that accept "%s" is not compressed',
    (accepted) => {
      expect(compress(answer, accepted)).toBe(answer);
    },
  );

  it('that is short, or a file, is not compressed', () => {
    const short = resultAnswer({ customerId: 7 });
    expect(compress(short, 'br')).toBe(short);
    const file = fileAnswer({ bytes: new Uint8Array(5_000), fileName: 'a.pdf' }, 'application/pdf');
    expect(compress(file, 'br')).toBe(file);
  });
});
