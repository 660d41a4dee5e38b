import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  type ArchivedEntry,
  type Manifest,
  formatVersion,
  manifestPath,
  manifestSchema,
} from '../../functions/exports/take-out/manifest.ts';
import { UnusableArchive, ZipReader } from './zip-reader.ts';
import { revived } from '../../functions/exports/take-out/json-values.ts';

export type Archive = { manifest: Manifest; zip: ZipReader };

/**
 * Opens an archive and reads all of it, so that nothing is written from one that is cut or altered.
 * @throws UnusableArchive
 */
export async function openVerified(file: string): Promise<Archive> {
  const zip = await ZipReader.open(file);
  const manifest = await readManifest(zip);
  const known = new Set([manifestPath, ...manifest.files.map(({ path }) => path)]);
  const unknown = zip.paths.find((path) => !known.has(path));
  if (unknown !== undefined) throw new UnusableArchive(`${unknown} hör inte till uttaget.`);
  for (const entry of manifest.files) await verify(zip, entry);
  return { manifest, zip };
}

async function readManifest(zip: ZipReader): Promise<Manifest> {
  const parsed = manifestSchema.safeParse(jsonOf(await buffer(zip.read(manifestPath))));
  if (!parsed.success) throw new UnusableArchive(`${manifestPath} i uttaget är skadad.`);
  if (parsed.data.formatVersion > formatVersion) {
    throw new UnusableArchive('Uttaget är gjort av en nyare version av Klang. Uppgradera först.');
  }
  return parsed.data;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

async function verify(zip: ZipReader, { path, bytes, sha256 }: ArchivedEntry): Promise<void> {
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of zip.read(path)) {
    hash.update(chunk);
    read += chunk.length;
  }
  if (read !== bytes || hash.digest('hex') !== sha256) {
    throw new UnusableArchive(`${path} i uttaget är inte som den var: kontrollsumman stämmer inte.`);
  }
}

/** Splits text into its lines, each parsed as JSON. */
export async function* jsonLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line, revived);
  }
  if (rest !== '') yield JSON.parse(rest, revived);
}
