import { filesText as text } from '../text/files.ts';

export class UploadError extends Error {
  readonly isPassing: boolean;
  readonly code: string;

  constructor(message: string, { isPassing = false, code = '' } = {}) {
    super(message);
    this.name = 'UploadError';
    this.isPassing = isPassing;
    this.code = code;
  }
}

type SendOptions = {
  method: 'POST' | 'PUT';
  url: string;
  body: FormData | Blob;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
};

/**
 * Uploads bytes directly to S3. Uses XMLHttpRequest, since fetch reports no upload progress. @throws UploadError; an
 * AbortError when the signal aborts
 */
export function sendBytes({ method, url, body, signal, onProgress }: SendOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (error?: Error) => {
      signal.removeEventListener('abort', abort);
      if (error) reject(error);
      else resolve();
    };
    request.open(method, url);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) end();
      else end(refusal(request));
    });
    request.addEventListener('error', () => end(new UploadError(text.noContact, { isPassing: true })));
    request.addEventListener('abort', () => end(new DOMException('Cancelled', 'AbortError')));
    signal.addEventListener('abort', abort);
    if (signal.aborted) end(new DOMException('Cancelled', 'AbortError'));
    else request.send(body);
  });
}

function refusal({ status, responseText }: XMLHttpRequest): UploadError {
  const code = /<Code>(\w+)<\/Code>/.exec(responseText)?.[1] ?? String(status);
  if (code === 'EntityTooLarge') return new UploadError(text.changedMeanwhile, { code });
  // A form answers 'Invalid according to Policy: Policy expired.', a part 'Request has expired'.
  if (code === 'AccessDenied' && /expired/i.test(responseText)) return new UploadError(text.expired, { code: expired });
  return new UploadError(text.refusedByStore(code), { code, isPassing: status >= 500 || code === 'RequestTimeout' });
}

export const expired = 'Expired';

const pausesMs = [500, 2000, 5000];

export async function persist<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const pauseMs = pausesMs[attempt];
      if (!(error instanceof UploadError) || !error.isPassing || pauseMs === undefined || signal.aborted) throw error;
      await pause(pauseMs, signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });
}
