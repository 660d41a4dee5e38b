import { exportList } from '../../shared/contract/spreadsheets.ts';
import { handOver } from '../platform/handover.ts';
import type { FileResult } from '../platform/answer.ts';
import { environment } from '../platform/environment.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';
import { getSystemSettings } from '../settings/settings-store.ts';

export const spreadsheetType = exportList.file!;

/** A spreadsheet, or its presigned URL if it exceeds Lambda's limit. Requires the right 'hand-over-files'. */
export async function spreadsheetFile(
  sheets: Parameters<typeof writeSpreadsheet>[0],
  { fileName, userId }: { fileName: string; userId: number },
): Promise<FileResult> {
  const bytes = await writeSpreadsheet(sheets, { author: await spreadsheetAuthor() });
  if (bytes.length <= environment.maxFileBytes()) return { bytes, fileName };
  return { url: await handOver({ bytes, fileName, contentType: spreadsheetType, userId }), fileName };
}

/** The author of spreadsheets is the firm, because they may be sent to others. Empty until the firm has a name. */
export async function spreadsheetAuthor(): Promise<string> {
  return (await getSystemSettings()).data.companyName;
}
