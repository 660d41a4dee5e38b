import { expect } from 'vitest';
import { beginPersonTakeOut } from '../../shared/contract/personal-data.ts';
import { getListExportFile, listOwnExports } from '../../shared/contract/spreadsheets.ts';
import type { Api } from './api.ts';
import { longPoll } from './invoice-mails.ts';
import { readSheets, unzipBytes } from './spreadsheet.ts';

export type PersonFile = {
  names: string[];
  page: string;
  json: Record<string, Record<string, unknown>[]>;
  sheets: Map<string, (string | number | undefined)[][]>;
  /** All that can be read in it. */
  text: string;
  fileName: string;
};

export async function takeOut(api: Api, kind: 'contact' | 'user', id: number): Promise<PersonFile> {
  const { exportId } = await api.result(beginPersonTakeOut, { params: { kind, id } });
  const own = async () => (await api.result(listOwnExports)).find((one: any) => one.exportId === exportId);
  await expect.poll(async () => (await own()).state, longPoll).toBe('Done');
  const { url, fileName } = await api.result(getListExportFile, { params: { exportId } });
  const files = unzipBytes(new Uint8Array(await (await fetch(url)).arrayBuffer()));
  const names = [...files.keys()];
  const sheet = files.get(names.find((name) => name.endsWith('.xlsx'))!)!;
  const sheets = new Map(readSheets(sheet).map(({ name, rows }) => [name, rows]));
  const page = files.get('LÄS MIG.html')!.toString();
  const json = files.get('uppgifter.json')!.toString();
  const text = [page, json, JSON.stringify([...sheets])].join('\n');
  return { names, page, json: JSON.parse(json), sheets, text, fileName };
}
