import type { PersonKind } from '../../../../shared/codes/person-kinds.ts';
import { beginPersonTakeOut } from '../../../../shared/contract/personal-data.ts';
import { listOwnExports } from '../../../../shared/contract/spreadsheets.ts';
import { call } from '../../api/call.ts';
import { keyOf, queryClient } from '../../api/query-client.ts';
import { reportError } from '../../api/report-error.ts';
import { followExport } from '../../components/exports/followed-exports.ts';
import { showExports } from '../../components/exports/show-exports.ts';
import { personalDataText as text } from '../../text/personal-data.ts';

/** The file is followed as an export of a list. */
export async function beginTakeOut(kind: PersonKind, id: number): Promise<void> {
  try {
    const params = { kind, id };
    const { exportId } = await call(beginPersonTakeOut, { params }, { idempotencyKey: crypto.randomUUID() });
    followExport(exportId);
    showExports();
    void queryClient.invalidateQueries({ queryKey: keyOf(listOwnExports) });
  } catch (error) {
    reportError(error, text.notTakenOut);
  }
}
