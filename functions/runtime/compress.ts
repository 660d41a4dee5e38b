import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Answer } from './answer.ts';

/** Below this the headers of a packed answer are as long as what it saves. */
const leastBytes = 1_000;
/** Nearly as small as the best, in a tenth of its time. */
const brotliQuality = 4;

/**
 * Packs an answer for a caller that can unpack it. CloudFront packs only what it may keep, which no answer of ours is,
 * and passes on what the browser says it takes.
 */
export function compress(answer: Answer, acceptEncoding: string | undefined): Answer {
  const { body = '', isBase64Encoded, headers = {} } = answer;
  const encoding = bestOf(acceptEncoding);
  if (isBase64Encoded || !encoding || Buffer.byteLength(body) < leastBytes) return answer;
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' },
    body: packed[encoding](body).toString('base64'),
    isBase64Encoded: true,
  };
}

const packed = {
  br: (body: string) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (body: string) => gzipSync(body),
};

/** Browsers name brotli over https alone. */
function bestOf(acceptEncoding = ''): keyof typeof packed | undefined {
  const taken = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((name) => taken.includes(name));
}
