import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { Database } from '../../../functions/data/replica/database.ts';
import { Replica } from '../../../functions/data/replica/replica.ts';
import type { Source } from '../../../shared/codes/kinds.ts';
import { kindsChanged, kindsRead } from './kinds-of-keys.ts';
import { kindsOfSql } from './kinds-of-sql.ts';

export type KindRecording = { read: Set<Source>; changed: Set<Source> };

const recording = new AsyncLocalStorage<{ recorded: KindRecording; userId: number } | undefined>();

/** Runs a handler of this process, and tells which kinds of records it read and changed. */
export async function recordKinds<Result>(
  userId: number,
  work: () => Promise<Result>,
): Promise<KindRecording & { result: Result }> {
  const recorded: KindRecording = { read: new Set(), changed: new Set() };
  const result = await recording.run({ recorded, userId }, work);
  return { ...recorded, result };
}

diagnostics.subscribe('http.client.request.created', (message) => {
  const { request } = message as { request: ClientRequest };
  const current = recording.getStore();
  const [service, operation = ''] = String(request.getHeader('x-amz-target') ?? '').split('.');
  if (!current || !service?.startsWith('DynamoDB')) return;
  const end = request.end.bind(request) as (...args: unknown[]) => ClientRequest;
  request.end = ((...args: unknown[]) => {
    const input = JSON.parse(Buffer.from(args[0] as string).toString('utf8')) as Parameters<typeof kindsChanged>[1];
    for (const kind of kindsRead(operation, input, current.userId)) current.recorded.read.add(kind);
    for (const kind of kindsChanged(operation, input)) current.recorded.changed.add(kind);
    return end(...args);
  }) as ClientRequest['end'];
});

for (const name of ['all', 'get'] as const) {
  const original = Database.prototype[name] as (sql: string, values?: never) => unknown;
  Database.prototype[name] = function (this: Database, sql: string, values?: never) {
    for (const kind of kindsOfSql(sql)) recording.getStore()?.recorded.read.add(kind);
    return original.call(this, sql, values);
  } as never;
}

// Catching up with the table reads and writes whatever others have changed.
const fresh = Replica.prototype.fresh;
Replica.prototype.fresh = function (this: Replica, ...args) {
  return recording.exit(() => fresh.apply(this, args));
};
