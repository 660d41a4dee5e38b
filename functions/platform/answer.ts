import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '../../shared/codes/errors.ts';
import { internal, tooLarge, unanswered } from '../../shared/codes/errors/every-call.ts';
import { changedAtHeader } from '../../shared/contract/headers.ts';
import { environment } from './environment.ts';
import { isUnanswered } from './sdk.ts';

export type Answer = APIGatewayProxyStructuredResultV2;

const always = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };

/** Lambda's response limit, less the envelope around the body. */
const maxAnswerBytes = 6 * 1024 * 1024 - 16 * 1024;

/** @param changedAt of the change that lists will show, for the caller's next list */
export function resultAnswer(result: unknown, changedAt?: string): Answer {
  const body = JSON.stringify({ result });
  if (answerBytes(body) > maxAnswerBytes) {
    throw new AppError(tooLarge, {
      message: 'Listan är för lång för att hämtas hel. Sök eller filtrera, eller hämta en sida i taget.',
    });
  }
  return { statusCode: 200, headers: { ...always, ...(changedAt && { [changedAtHeader]: changedAt }) }, body };
}

/** The body's size as Lambda counts it: escaped as a JSON string. Short bodies are below the limit in any case. */
function answerBytes(body: string): number {
  return body.length < maxAnswerBytes / 6 ? body.length : Buffer.byteLength(JSON.stringify(body));
}

export type FileResult = { fileName: string } & ({ bytes: Uint8Array } | { url: string });

export function attachmentOf(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

export function fileAnswer(file: FileResult, contentType: string): Answer {
  if ('url' in file) return resultAnswer(file);
  const { bytes, fileName } = file;
  if (bytes.length > environment.maxFileBytes()) {
    throw new AppError(tooLarge, { message: 'Filen blir för stor. Filtrera listan och ta en del i taget.' });
  }
  return {
    statusCode: 200,
    headers: {
      ...always,
      'content-type': contentType,
      'content-disposition': attachmentOf(fileName),
    },
    body: Buffer.from(bytes).toString('base64'),
    isBase64Encoded: true,
  };
}

export function errorAnswer(error: unknown, requestId: string): Answer {
  const known = error instanceof AppError ? error : new AppError(isUnanswered(error) ? unanswered : internal);
  const body =
    known.fields && known.fields.length > 0
      ? { errors: known.fields }
      : { message: known.message, ...known.facts, ...(known.status >= 500 && { requestId }) };
  return { statusCode: known.status, headers: { ...always, ...known.headers }, body: JSON.stringify(body) };
}
