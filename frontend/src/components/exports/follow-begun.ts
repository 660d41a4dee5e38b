import { listOwnExports } from '../../../../shared/contract/calls/spreadsheets.ts';
import { keyOf, queryClient } from '../../api/query-client.ts';
import { reportError } from '../../api/report-error.ts';
import { followExport } from './followed-exports.ts';
import { showExports } from './show-exports.ts';

/** Begins what is written in the background, and follows it in the corner. @param failure says what was not begun */
export async function followBegun(begin: () => Promise<{ exportId: number }>, failure: string): Promise<void> {
  try {
    const { exportId } = await begin();
    followExport(exportId);
    showExports();
    void queryClient.invalidateQueries({ queryKey: keyOf(listOwnExports) });
  } catch (error) {
    reportError(error, failure);
  }
}
