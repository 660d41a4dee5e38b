import type { Call } from '../../../../shared/contract/calls/call.ts';
import { exportList } from '../../../../shared/contract/calls/spreadsheets.ts';
import type { FileLink } from '../../../../shared/schemas/spreadsheet.ts';
import type { Paged } from '../../../../shared/schemas/list.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { saveFile } from '../../api/save-file.ts';
import { loadPart } from '../parts.ts';
import { toast } from '../../state/toast.ts';
import type { ListDefinition } from './list-definition.ts';
import { sheetOfList } from './sheet-of-list.ts';
import { exportText as text } from '../../text/lists.ts';

/** The limit of one request and response. Longer lists are exported in the background. */
const maxAtOnce = 10_000;

export type ExportedRows<Row> = {
  readAll: () => Promise<readonly Row[]> | readonly Row[];
  whole?: { route: Call; input: { query?: unknown; body?: unknown }; page: Paged<Row> };
};

export async function exportRows<Row>(list: ListDefinition<Row>, request: ExportedRows<Row>): Promise<void> {
  const { whole } = request;
  const rows = await readUnlessTooLong(request);
  if (rows) {
    saveFile((await call(exportList, { body: sheetOfList(list, rows) })) as Blob | FileLink, `${list.label}.xlsx`);
    toast.success(text.done);
  } else if (whole) {
    const { beginExport } = await loadPart(() => import('./begin-export.ts'));
    await beginExport(list, { ...whole, rows: whole.page.items });
  }
}

async function readUnlessTooLong<Row>({ readAll, whole }: ExportedRows<Row>): Promise<readonly Row[] | undefined> {
  if (!whole) return readAll();
  if (whole.page.meta.totalItems > maxAtOnce) return undefined;
  try {
    return await readAll();
  } catch (error) {
    if (error instanceof ApiError && error.status === 413) return undefined;
    throw error;
  }
}
