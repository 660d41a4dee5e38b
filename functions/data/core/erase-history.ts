import { exists } from './condition.ts';
import type { StoredHistoryEntry } from './history.ts';
import { keys } from './keys.ts';
import type { Kind } from './records.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * The only write that changes a history entry: personal data are replaced where the law demands their erasure
 * (dataskyddsförordningen, artikel 17). Takes the right 'rewrite-history'; IAM refuses it to every other function.
 * @param entry with the replaced values; who made the change, and when, stay
 */
export function stageErasedHistory(
  unit: UnitOfWork,
  { kind, id }: { kind: Kind; id: number },
  { version, before, after }: Pick<StoredHistoryEntry, 'version' | 'before' | 'after'>,
): void {
  unit.update(keys.history(kind, id, version), { set: { before, after }, onlyIf: exists });
}
