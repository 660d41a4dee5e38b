import type { ArchivedFile } from '../../../shared/schemas/invoice.ts';
import { updateIf } from '../../data/core/conditional-update.ts';
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
  const inForce = replaced ? 'files[0].versionId = :seen' : '(attribute_not_exists(files) OR size(files) = :zero)';
  const { isDone } = await updateIf(keys.followUp(invoiceId, followUpId), {
    expression: 'SET files = list_append(:file, if_not_exists(files, :none))',
    condition: `attribute_exists(pk) AND ${inForce}`,
    values: { ':file': [file], ':none': [], ...(replaced ? { ':seen': replaced.versionId } : { ':zero': 0 }) },
  });
  return isDone;
}
