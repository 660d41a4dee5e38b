import { explainingPage } from './explaining-page.ts';
import { type ArchivedEntry, type Manifest, formatVersion, manifestPath, pagePath } from './manifest.ts';
import { type TakenEntry, type Work, nextPhase } from './progress.ts';
import { countOf } from './runs.ts';

/** Writes the page that explains the archive, its manifest, and the directory of the ZIP. */
export async function writeEnd({ progress, workshop, zip, now }: Work): Promise<void> {
  const entries: TakenEntry[] = [];
  for (const piece of progress.entries) {
    entries.push(...(JSON.parse(Buffer.from(await workshop.read(piece)).toString()) as TakenEntry[]));
  }
  const { begunAt, firm, left } = progress;
  const endedAt = now().toISOString();
  const poster = Object.entries(progress.runs).filter(([file]) => file.startsWith('poster/'));
  const records = Object.fromEntries(
    poster
      .map(([file, runs]) => [file.slice('poster/'.length), countOf(runs)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const page = explainingPage({ firm, begunAt, endedAt, records, left });
  entries.push(await zip.add(pagePath, [Buffer.from(page)]));
  const files = entries.map(archivedOf);
  const manifest: Manifest = { format: 'klang-uttag', formatVersion, firm, begunAt, endedAt, records, files, left };
  entries.push(await zip.add(manifestPath, [Buffer.from(JSON.stringify(manifest, null, 1))]));
  await zip.end(entries);
  nextPhase(progress);
}

function archivedOf(entry: TakenEntry): ArchivedEntry {
  const { at: _at, crc: _crc, packed: _packed, isPacked: _isPacked, ...archived } = entry;
  return archived;
}
