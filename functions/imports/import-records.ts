import type { ImportKind } from '../../shared/codes/import-kinds.ts';
import { AppError } from '../../shared/codes/errors.ts';
import { invalidFields } from '../../shared/codes/errors/every-call.ts';
import { alreadyExists } from '../../shared/codes/errors/records.ts';
import { Matcher } from './matcher.ts';
import { recordKinds } from './record-kinds.ts';
import type { Values } from './record-kind.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import type { Step, StoredBatch } from '../data/tasks/batch-store.ts';
import { type ImportedRecord, importedRecords } from './record-import-store.ts';

/** A transaction holds one hundred actions, also those of the batch. */
const maxStaged = 90;
/** Numbers that colleagues had taken, but not saved, when the import took its own. */
const takenBefore = 200;

/** Creates the next records, and leaves out those that somebody else has made since the import began. */
export async function stageImportedRecords(
  unit: UnitOfWork,
  of: ImportKind,
  { batchId, done, total }: StoredBatch,
): Promise<Step> {
  const { schema, identities, existing, actions, stage } = recordKinds[of];
  const atOnce = Math.floor(maxStaged / actions);
  const [rows, db] = await Promise.all([
    importedRecords.read(batchId, done, Math.min(atOnce, total - done)),
    freshReplica(),
  ]);
  // The import's own numbers follow each other.
  const first = rows[0]!.id - done;
  const others = existing(db, first - takenBefore).filter(({ id }) => id < first || id >= first + total);
  const made = new Matcher(identities, others);
  const refused: Record<number, string> = {};
  const stageOne = async ({ id, body }: ImportedRecord, index: number) => {
    try {
      const parsed = schema.safeParse(body);
      if (!parsed.success) throw new AppError(invalidFields);
      if (made.find(parsed.data as Values)) throw new AppError(alreadyExists);
      await stage(unit, id, parsed.data as never, db);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused[done + index] = reasonOf(error);
    }
  };
  await Promise.all(rows.map(stageOne));
  return { steps: rows.length, refused };
}

const reasonOf = ({ code, message, fields }: AppError): string =>
  code === 'already_exists' ? 'Fanns redan när raden skulle sparas.' : (fields?.[0]?.message ?? message);
