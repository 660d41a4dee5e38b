import { exportList } from '../../shared/contract/spreadsheets.ts';
import { handOver } from '../platform/handover.ts';
import type { FileResult } from '../platform/answer.ts';
import { environment } from '../platform/environment.ts';
import { spreadsheetAuthor } from './spreadsheet-author.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

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
