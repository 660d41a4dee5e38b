import type { ArchivedFile } from '../../../shared/schemas/invoice.ts';
import { all, any, equals, exists, isEmptyList, lacks } from '../../data/core/condition.ts';
import { updateIf } from '../../data/core/conditional-update.ts';
import { prepended } from '../../data/core/item-change.ts';
import { findFollowUp } from './follow-up-store.ts';
import { keys } from '../../data/core/keys.ts';

/** The follow-ups that keep a file. */
export type FiledFollowUp = 'pdf' | 'e-invoice';

export async function archivedFiles(invoiceId: number, followUpId: FiledFollowUp): Promise<ArchivedFile[]> {
  return (await findFollowUp(invoiceId, followUpId))?.files ?? [];
}

/**
 * Makes an archived file the current one.
 * @param replaced the current one when last read
 * @returns false when another one has become current since, or the invoice has no such follow-up
 */
export async function keepArchived(
  invoiceId: number,
  followUpId: FiledFollowUp,
  file: ArchivedFile,
  replaced: ArchivedFile | undefined,
): Promise<boolean> {
  const inForce = replaced
    ? equals({ 'files[0].versionId': replaced.versionId })
    : any(lacks('files'), isEmptyList('files'));
  const { isDone } = await updateIf(keys.followUp(invoiceId, followUpId), {
    set: { files: prepended([file]) },
    onlyIf: all(exists, inForce),
  });
  return isDone;
}
