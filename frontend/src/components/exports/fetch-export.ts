import { getListExportFile } from '../../../../shared/contract/calls/spreadsheets.ts';
import { call } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import { followDownload } from '../../api/save-file.ts';
import { exportsText as text } from '../../text/exports.ts';
import { leaveExport } from './followed-exports.ts';

export async function fetchExport(exportId: number): Promise<void> {
  try {
    const { url, fileName } = await call(getListExportFile, { params: { exportId } });
    followDownload(url, fileName);
    leaveExport(exportId);
  } catch (error) {
    reportError(error, text.notFetched);
  }
}
