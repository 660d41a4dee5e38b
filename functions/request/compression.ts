import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Answer } from '../platform/answer.ts';
import type { Middleware } from './middleware.ts';

/** Below this size, compression saves less than its headers cost. */
const leastBytes = 1_000;
/** Nearly the best ratio, in a tenth of the time. */
const brotliQuality = 4;

export function compressAnswer(): Middleware {
  return {
    after: (request) => {
      request.response = compress(request.response as Answer, request.event.headers['accept-encoding']);
    },
  };
}

/**
 * Compresses an answer if the caller accepts it. CloudFront compresses only cacheable answers, which ours are not, and
 * forwards the browser's accept-encoding.
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

/** Browsers offer brotli over HTTPS only. */
function bestOf(acceptEncoding = ''): keyof typeof packed | undefined {
  const taken = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((name) => taken.includes(name));
}
