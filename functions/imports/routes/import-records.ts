import { importRecords } from '../../../shared/contract/record-imports.ts';
import { calls, deadlineOf } from '../../../shared/lib/deadlines.ts';
import { runBatch } from '../../records/batches/run-batch.ts';
import { checkRecords } from '../check-records.ts';
import { answerOf, begunMessage, checkMessage } from '../import-answer.ts';
import { readRecords } from '../read-records.ts';
import { recordKinds } from '../record-kinds.ts';
import { referencesIn } from '../references.ts';
import { requireImporter } from '../require-importer.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';
import { readUpload } from '../../spreadsheets/read-upload.ts';
import { numberRecords, stageRecordImport } from '../record-import-store.ts';

export const handler = route(importRecords, async ({ params, body, user, unit, now, knownChangedAt, afterCommit }) => {
  requireImporter(user, params.kind);
  const kind = recordKinds[params.kind];
  const database = () => freshReplica({ knownChangedAt });
  const references = referencesIn(await database());
  const read = await readUpload(body.file, (bytes) => readRecords(bytes, kind, references));
  const check = checkRecords(read.records, kind, await database(), now);
  const answer = answerOf(read, check);
  if (answer.faultCount > 0 || answer.newCount === 0 || body.isDryRun) {
    return { ...answer, message: checkMessage(answer, kind), batchId: null };
  }
  const running = `En import av ${kind.words.many} pågår redan. Vänta tills den är klar.`;
  const records = await numberRecords(params.kind, kind, check.fresh);
  const batchId = await stageRecordImport(unit, params.kind, { records, running, now });
  // The job continues with what is left: the caller sees its progress.
  afterCommit(() => runBatch(batchId, deadlineOf(calls.recordImport, now.getTime())));
  return { ...answer, message: begunMessage(answer, kind), batchId };
});
