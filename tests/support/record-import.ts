import type { ImportKind } from '../../shared/codes/import-kinds.ts';
import { getLatestImport, importRecords } from '../../shared/contract/record-imports.ts';
import type { Api } from './api.ts';
import { spreadsheetOf } from './project-import.ts';

type Rows = Parameters<typeof spreadsheetOf>[0];

/** Imports rows, whose keys are the headings, or only tries them. */
export async function importRows(api: Api, kind: ImportKind, rows: Rows, { isDryRun = false } = {}): Promise<any> {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return importFile(api, kind, await spreadsheetOf(rows, headings), { isDryRun });
}

export function importFile(api: Api, kind: ImportKind, file: Buffer, { isDryRun = false } = {}): Promise<any> {
  return api.result(importRecords, { params: { kind }, body: { file: file.toString('base64'), isDryRun } });
}

/** The latest import once it is done. */
export async function imported(api: Api, kind: ImportKind): Promise<any> {
  for (;;) {
    const { latest } = await api.result(getLatestImport, { params: { kind } });
    if (latest?.state !== 'Pending') return latest;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export const cellsOf = ({ faults }: { faults: { row: number; column: string; message: string }[] }): string[] =>
  faults.map(({ row, column, message }) => `${column}${row}: ${message}`);
