import { expect } from 'vitest';
import type { RestorableKind } from '../../shared/codes/kinds.ts';
import { listDeleted, restoreRecord } from '../../shared/contract/history.ts';
import { Api } from './api.ts';

export const restore = (api: Api, kind: RestorableKind, id: number, to: number, expected: number) =>
  api.call(restoreRecord, { params: { kind, id }, body: { to, expected } });

/** Takes back the newest change of a record, made as the given version. */
export async function undo(api: Api, kind: RestorableKind, id: number, version: number): Promise<any> {
  const reply = await restore(api, kind, id, version - 1, version);
  expect([reply.status, reply.json]).toMatchObject([200, {}]);
  return reply.json.result;
}

export async function refusalOf(api: Api, kind: RestorableKind, id: number, version: number): Promise<any[]> {
  const { status, json } = await restore(api, kind, id, version - 1, version);
  return [status, json.message ?? json.errors];
}

export const without = (record: any, ...fields: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !['version', ...fields].includes(field)));

export async function deletedNow(api: Api, kind?: RestorableKind): Promise<any[]> {
  const { items } = await api.result(listDeleted, { query: { itemsPerPage: 1000, ...(kind && { kind }) } });
  return items;
}

export const isListed = async (api: Api, kind: RestorableKind, id: number) =>
  (await deletedNow(api, kind)).some((one) => one.id === id);
