import type { ImportKind } from '../../../shared/codes/import-kinds.ts';
import { importRecords } from '../../../shared/contract/record-imports.ts';
import { formatCount } from '../../../shared/lib/format.ts';
import { type RecordCheck, maxNamed } from '../../../shared/schemas/record-import.ts';
import { calls, deadlineOf } from '../../../shared/lib/deadlines.ts';
import { runBatch } from '../../records/batches/run-batch.ts';
import { checkRecords } from '../check-records.ts';
import { readRecords } from '../read-records.ts';
import type { ParsedRecord, RecordKind } from '../record-kind.ts';
import { recordKinds } from '../record-kinds.ts';
import { referencesIn } from '../references.ts';
import { requireImporter } from '../require-importer.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';
import { inOrder } from '../../spreadsheets/read-table.ts';
import { readUpload } from '../../spreadsheets/read-upload.ts';
import { nextNumbers } from '../../data/core/table.ts';
import { stageRecordImport } from '../record-import-store.ts';

export const handler = route(importRecords, async ({ params, body, user, unit, now, knownChangedAt, afterCommit }) => {
  requireImporter(user, params.kind);
  const kind = recordKinds[params.kind];
  const database = () => freshReplica({ knownChangedAt });
  const references = referencesIn(await database());
  const read = await readUpload(body.file, (bytes) => readRecords(bytes, kind, references));
  const {
    fresh,
    matches,
    alike,
    doubts,
    faults: recordFaults,
  } = checkRecords(read.records, kind, await database(), now);
  const all = inOrder([...read.faults, ...recordFaults]);
  const answer = {
    newCount: fresh.length,
    newNames: fresh.slice(0, maxNamed).map(({ name }) => name),
    alike: alike.slice(0, maxNamed),
    doubtCount: doubts.length,
    doubts: doubts.slice(0, maxNamed),
    matchCount: matches.length,
    matches: matches.slice(0, maxNamed),
    unread: read.unread,
    hidden: read.hidden,
    faultCount: all.length,
    faults: all.slice(0, maxNamed),
  };
  if (all.length > 0 || fresh.length === 0 || body.isDryRun) {
    return { ...answer, message: messageOf(answer, kind), batchId: null };
  }
  const running = `En import av ${kind.words.many} pågår redan. Vänta tills den är klar.`;
  const imported = await numbered(params.kind, kind, fresh);
  const batchId = await stageRecordImport(unit, params.kind, { records: imported, running, now });
  // The job continues with what is left: the caller sees how far it has come.
  afterCommit(() => runBatch(batchId, deadlineOf(calls.recordImport, now.getTime())));
  return { ...answer, message: `Importen av ${counted(fresh.length, kind)} har börjat`, batchId };
});

async function numbered(of: ImportKind, { idOf, columns }: RecordKind, records: readonly ParsedRecord[]) {
  const ids = idOf ? [] : await nextNumbers(of, records.length);
  return records.map(({ name, body, parsed, place }, index) => {
    const { sheet, row } = place(columns[0]!.key);
    return { id: idOf ? idOf(parsed as never) : ids[index]!, name, sheet, row, body };
  });
}

function messageOf({ faultCount, newCount, matchCount }: Omit<RecordCheck, 'message' | 'batchId'>, kind: RecordKind) {
  if (faultCount > 0) return formatCount(faultCount, 'cell behöver rättas', 'celler behöver rättas');
  const there =
    matchCount === 0
      ? ''
      : `, ${counted(matchCount, kind)} finns redan och lämnas som ${matchCount === 1 ? 'den' : 'de'} är`;
  return newCount === 0
    ? 'Allt i filen finns redan. Det finns inget att importera.'
    : `Filen stämmer: ${counted(newCount, kind)} kan importeras${there}`;
}

const counted = (count: number, { words }: RecordKind) => formatCount(count, words.one, words.many);
