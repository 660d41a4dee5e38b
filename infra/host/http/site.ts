import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Answer } from './answer.ts';
import { liveReloadAnswer, withReloadScript } from './live-reload.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.exe': 'application/octet-stream',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;
const brotli = promisify(brotliCompress);
const compress = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};
type Encoding = keyof typeof compress;

type File = { body: Buffer; etag: string; modifiedMs: number; encoded: Partial<Record<Encoding, Buffer>> };

export class Site {
  readonly #folder: string;
  readonly #reloads: boolean;
  readonly #files = new Map<string, File>();

  constructor(folder: string, reloads: boolean) {
    this.#folder = folder;
    this.#reloads = reloads;
  }

  async answer(request: IncomingMessage, uri: string): Promise<Answer> {
    if (this.#reloads) {
      const index = await stat(join(this.#folder, 'index.html')).catch(() => undefined);
      const answer = liveReloadAnswer(uri, index?.mtimeMs ?? 0);
      if (answer) return answer;
    }
    const path = pathOf(uri);
    // Names under assets contain a content hash.
    const isHashed = path?.startsWith(`${sep}assets${sep}`) ?? false;
    const file = path && (await this.#read(join(this.#folder, path), isHashed));
    if (!path || !file) return notFound();
    const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream';
    const headers: Record<string, string> = {
      'content-type': type,
      etag: file.etag,
      // As in infra/stacks/site-stack.ts.
      'cache-control': isHashed ? 'max-age=31536000, immutable' : 'no-cache',
    };
    if (request.headers['if-none-match'] === file.etag) return { status: 304, headers, body: Buffer.alloc(0) };
    const encoding = compressible.test(type) ? encodingFor(request) : undefined;
    if (!encoding) return { status: 200, headers, body: file.body };
    file.encoded[encoding] ??= await compress[encoding](file.body);
    return {
      status: 200,
      headers: { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' },
      body: file.encoded[encoding],
    };
  }

  async #read(path: string, isHashed: boolean): Promise<File | undefined> {
    const known = this.#files.get(path);
    if (known && isHashed) return known;
    try {
      const { mtimeMs, isFile } = await stat(path).then((one) => ({ mtimeMs: one.mtimeMs, isFile: one.isFile() }));
      if (!isFile) return undefined;
      if (known?.modifiedMs === mtimeMs) return known;
      const bytes = await readFile(path);
      const body = this.#reloads && path.endsWith('.html') ? withReloadScript(bytes) : bytes;
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      const file: File = { body, etag, modifiedMs: mtimeMs, encoded: {} };
      this.#files.set(path, file);
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }
}

function pathOf(uri: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(uri));
    return path.startsWith(sep) && !path.includes('\0') && !path.includes('..') ? path : undefined;
  } catch {
    return undefined;
  }
}

function encodingFor(request: IncomingMessage): Encoding | undefined {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function notFound(): Answer {
  return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: Buffer.from('Not Found') };
}
