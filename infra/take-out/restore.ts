import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../functions/platform/dynamodb.ts';
import { environment } from '../../functions/platform/environment.ts';
import { hashPin } from '../../functions/users/pin.ts';
import { feedRow, feedShard } from '../../functions/data/core/feed-rows.ts';
import { keys } from '../../functions/data/core/keys.ts';
import { logFields } from '../../functions/data/core/history-log.ts';
import { recordOf } from '../../functions/data/core/record-of.ts';
import { type StoredRecord, records } from '../../functions/data/core/records.ts';
import { type Item, getItem } from '../../functions/data/core/table.ts';
import { newSecret } from '../../functions/users/session-store.ts';
import { canaryId } from '../../functions/users/canary-store.ts';
import { type Kind, kinds } from '../../shared/codes/kinds.ts';
import { withoutSending } from '../restore/restore-item.ts';
import { type Archive, openVerified, jsonLines } from './archive.ts';
import { type Start, scanTable } from '../../functions/data/core/scan-table.ts';
import { placeOf } from '../../functions/exports/take-out/places.ts';
import { invoiceVersionsFrom, projectFilesAfter } from '../../functions/exports/take-out/stored-files.ts';
import { putFiles } from './put-files.ts';
import { ItemWriter } from './write-items.ts';
import { UnusableArchive } from './zip-reader.ts';

/** Entries whose keys are the times of the restored records. */
const deletedList = 'deleted-records';

export type RestoreResult = { records: number; files: number };

/**
 * Fills an empty installation from an archive of `takeOut`. A restoration that was interrupted goes on when it is
 * begun again with the same archive.
 * @throws UnusableArchive, before anything is written, when the archive is altered or the installation is not empty
 */
export async function restoreAll(file: string): Promise<RestoreResult> {
  const archive = await openVerified(file);
  await requireEmpty(archive);
  const { files, versions } = await putFiles(archive);
  const writer = new ItemWriter();
  const stored = kindsOf(archive, 'poster');
  const timestamps = await putRecords(
    archive,
    writer,
    stored.filter((kind) => kind !== 'user'),
  );
  await putHistory(archive, writer);
  const beside = namesOf(archive, 'ovrigt').filter((name) => name !== deletedList);
  await putBeside(archive, writer, beside, { versions, timestamps });
  await writer.end();
  // Last: nobody logs in while the rest is missing.
  const ofUsers = await putRecords(
    archive,
    writer,
    stored.filter((kind) => kind === 'user'),
  );
  const isListed = namesOf(archive, 'ovrigt').includes(deletedList);
  await putBeside(archive, writer, isListed ? [deletedList] : [], {
    versions,
    timestamps: new Map([...timestamps, ...ofUsers]),
  });
  await writer.end();
  await note(archive, 'Done');
  return { records: Object.values(archive.manifest.records).reduce((sum, one) => sum + one, 0), files };
}

async function requireEmpty(archive: Archive): Promise<void> {
  const begun = await getItem(keys.restoration());
  if (begun?.['state'] === 'Running') {
    if (begun['archive'] === identityOf(archive)) return;
    throw new UnusableArchive(
      'Ett annat uttag håller på att läggas tillbaka här, men blev inte klart. Kör kommandot igen med samma fil som då, ' +
        'eller börja om i en tom installation.',
    );
  }
  const refusal = 'Installationen är inte tom. Ett uttag läggs bara tillbaka i en tom, så inget skrevs.';
  if (await hasItems()) throw new UnusableArchive(refusal);
  const [files, invoices] = await Promise.all([projectFilesAfter(undefined), invoiceVersionsFrom({})]);
  if (files.length + invoices.versions.length > 0) throw new UnusableArchive(refusal);
  await note(archive, 'Running');
}

async function hasItems(): Promise<boolean> {
  let start: Start;
  do {
    const { items, next } = await scanTable(start);
    if (items.some(isOfFirm)) return true;
    start = next;
  } while (start);
  return false;
}

/** A new deployment has items of its own, such as the canary's user. */
function isOfFirm(item: Item): boolean {
  const record = recordOf(item);
  return record ? record.id !== canaryId : placeOf(item)?.name === 'counters';
}

function identityOf({ manifest }: Archive): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}

async function note(archive: Archive, state: 'Running' | 'Done'): Promise<void> {
  const Item = { ...keys.restoration(), state, archive: identityOf(archive), at: new Date().toISOString() };
  await dynamodb().send(new PutCommand({ TableName: environment.tableName(), Item }));
}

type Line = Omit<StoredRecord, 'kind' | 'data'> & { data: Record<string, unknown> };

const namesOf = ({ manifest }: Archive, folder: string): string[] =>
  manifest.files.flatMap(({ path }) => new RegExp(`^${folder}/([\\w-]+)\\.jsonl$`).exec(path)?.[1] ?? []);

const kindsOf = (archive: Archive, folder: string) =>
  namesOf(archive, folder).filter((name): name is Kind => (kinds as readonly string[]).includes(name));

/**
 * Each record as it was, but changed now: lists learn of what is newer than what they know.
 * @returns by kind and id, when a deleted record was written
 */
async function putRecords({ zip }: Archive, writer: ItemWriter, chosen: readonly Kind[]): Promise<Map<string, string>> {
  const timestamps = new Map<string, string>();
  for (const kind of chosen) {
    for await (const line of jsonLines(zip.read(`poster/${kind}.jsonl`))) {
      const { data, refs, ...head } = line as Line;
      const changedAt = new Date().toISOString();
      const record: StoredRecord = {
        ...head,
        kind,
        refs,
        changedAt,
        data: records[kind].parse(await withPin(kind, data)),
      };
      const row = feedRow(record);
      await writer.put({
        ...keys.record(kind, head.id),
        ...record,
        restored: true,
        ...(row !== undefined && { feed: feedShard, row }),
      });
      if (head.deleted) timestamps.set(`${kind}#${head.id}`, changedAt);
    }
  }
  return timestamps;
}

/** A PIN that nobody knows, as a new user has: a login without any hash would fail instead of being refused. */
async function withPin(kind: Kind, data: Line['data']): Promise<Line['data']> {
  return kind === 'user' ? { ...data, pinHash: await hashPin(newSecret().secret) } : data;
}

async function putHistory(archive: Archive, writer: ItemWriter): Promise<void> {
  for (const kind of kindsOf(archive, 'historik')) {
    for await (const line of jsonLines(archive.zip.read(`historik/${kind}.jsonl`))) {
      const { id, version, ...entry } = line as { id: number; version: number; changedBy: number };
      await writer.put({ ...keys.history(kind, id, version), ...entry, ...logFields(kind, entry.changedBy) });
    }
  }
}

type VersionMaps = { versions: ReadonlyMap<string, string>; timestamps: ReadonlyMap<string, string> };

async function putBeside(
  archive: Archive,
  writer: ItemWriter,
  names: readonly string[],
  moved: VersionMaps,
): Promise<void> {
  for (const name of names) {
    for await (const line of jsonLines(archive.zip.read(`ovrigt/${name}.jsonl`))) {
      await writer.put(besideOf(name, line as Item, moved));
    }
  }
}

function besideOf(name: string, item: Item, { versions, timestamps }: VersionMaps): Item {
  if (name === 'follow-ups') return { ...withMoved(withoutSending(item), versions), restored: true };
  if (name !== deletedList) return item;
  const [kind, id] = [item['kind'] as Kind, item['id'] as number];
  const changedAt = timestamps.get(`${kind}#${id}`);
  // Its key is the time of the record's last version.
  return changedAt === undefined ? item : { ...item, ...keys.deleted(changedAt, kind, id) };
}

/** An invoice recognizes its files by version, and those of this archive are new. */
function withMoved(item: Item, versions: ReadonlyMap<string, string>): Item {
  const files = item['files'] as { versionId: string }[] | undefined;
  if (!files) return item;
  return { ...item, files: files.map((one) => ({ ...one, versionId: versions.get(one.versionId) ?? one.versionId })) };
}
