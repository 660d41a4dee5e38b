import { beginListExport, listOwnExports } from '../../../../shared/contract/calls/spreadsheets.ts';
import type { Call } from '../../../../shared/contract/calls/call.ts';
import { call } from '../../api/call.ts';
import { keyOf, queryClient } from '../../api/query-client.ts';
import type { ListDefinition } from './list-definition.ts';
import { sheetColumnsOf } from './sheet-of-list.ts';
import { followExport } from '../exports/followed-exports.ts';
import { showExports } from '../exports/show-exports.ts';

type ExportRequest<Row> = {
  route: Call;
  input: { query?: unknown; body?: unknown };
  rows: readonly Row[];
};

export async function beginExport<Row>(
  list: ListDefinition<Row>,
  { route, input, rows }: ExportRequest<Row>,
): Promise<void> {
  const requestValues = (input.body ?? input.query ?? {}) as Record<string, unknown>;
  const body = { list: route.name, asked: requestValues, name: list.label, columns: sheetColumnsOf(list, rows) };
  const { exportId } = await call(beginListExport, { body });
  followExport(exportId);
  showExports();
  void queryClient.invalidateQueries({ queryKey: keyOf(listOwnExports) });
}
