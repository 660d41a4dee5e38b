import { AppError } from '../../shared/codes/errors.ts';
import { invalidFields } from '../../shared/codes/errors/every-call.ts';
import { UnreadableFile } from './zip-limits.ts';

/**
 * Reads a spreadsheet that a call brought.
 * @param file in base64
 * @throws a 422 for the field `file` when it is not a spreadsheet, or exceeds the limits
 */
export async function readUpload<Read>(file: string, read: (bytes: Uint8Array) => Promise<Read>): Promise<Read> {
  try {
    return await read(Buffer.from(file, 'base64'));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const message =
      'Filen gick inte att läsa. Den ska vara ett kalkylblad (.xlsx) efter mallen. I Google Kalkylark: Ladda ned, Microsoft Excel. I Numbers: Exportera till, Excel. I LibreOffice: Spara som, Excel 2007–365.';
    throw new AppError(invalidFields, { fields: [{ field: 'file', message }], cause: error });
  }
}
