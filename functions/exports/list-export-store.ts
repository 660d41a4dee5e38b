import * as z from 'zod/mini';
import { AppError } from '../../shared/codes/errors.ts';
import { conflict } from '../../shared/codes/errors/changes.ts';
import { notFound } from '../../shared/codes/errors/every-call.ts';
import { takeOutPhases } from '../../shared/codes/take-out-phases.ts';
import { personKinds } from '../../shared/codes/person-kinds.ts';
import { type ListExport, listExportStates, listToExportSchema } from '../../shared/schemas/spreadsheet.ts';
import { leases } from '../../shared/lib/deadlines.ts';
import { handoverPlaces } from '../platform/handover.ts';
import { equals, isNew } from '../data/core/condition.ts';
import { type Key, keys, listExportPrefix, listExportsPrefix } from '../data/core/keys.ts';
import { type Item, getItem, nextNumber, queryItems } from '../data/core/table.ts';
import { type Task, type Timing, dueNow, completed, leased, saveStep } from '../data/tasks/task-store.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

export const maxExportedRows = 250_000;

const problems = {
  failed:
    'Filen kunde inte skrivas. Försök att exportera listan igen, och säg till den som sköter driften om det upprepas.',
  'too-long': `Listan har fler än ${maxExportedRows.toLocaleString('sv-SE')} rader. Filtrera den och ta en del i taget.`,
  forbidden: 'Du saknar behörighet till uppgifterna.',
  'not-taken-out': 'Uttaget kunde inte göras. Begär det igen, och säg till den som sköter driften om det upprepas.',
} as const;
export type ExportProblem = keyof typeof problems;

/** Whose file it is, instead of a list's. Time logs are in it if their reading has been recorded. */
const personSchema = z.object({ kind: z.enum(personKinds), id: z.int(), withTimeLogs: z.boolean() });

const storedSchema = z.object({
  userId: z.int(),
  exportId: z.int(),
  ...listToExportSchema.shape,
  list: z.string(),
  columns: z.array(listToExportSchema.shape.columns.def.element),
  person: z._default(z.nullable(personSchema), null),
  /** True for an export of the whole firm, which a task of its own makes. */
  isEverything: z._default(z.boolean(), false),
  phase: z._default(z.nullable(z.enum(takeOutPhases)), null),
  /** JSON, because each list has query parameters of its own. */
  asked: z.string(),
  knownChangedAt: z.nullable(z.string()),
  askedAt: z.string(),
  state: z.enum(listExportStates),
  done: z.int(),
  total: z.nullable(z.int()),
  fileKey: z.string(),
  problem: z.nullable(z.enum(Object.keys(problems) as ExportProblem[])),
});
export type StoredListExport = z.output<typeof storedSchema>;

/** The lease is longer than it takes to open the lists, or to write the rows between two heartbeats. */
export const listExportTiming: Timing = { leaseMs: leases.listExport, firstWaitMs: 15_000, longestWaitMs: 10 * 60_000 };

type NewExport = Pick<
  StoredListExport,
  'list' | 'asked' | 'name' | 'columns' | 'knownChangedAt' | 'person' | 'isEverything'
>;

const maxPending = 5;

/** @throws conflict when the user has too many exports under way */
export async function stageListExport(unit: UnitOfWork, request: NewExport, now: Date): Promise<number> {
  const latest = await getItem(keys.latestListExport(unit.userId));
  const pending = (await listExportsOf(unit.userId, now)).filter(({ state }) => state === 'Pending');
  if (pending.length >= maxPending) {
    throw new AppError(conflict, {
      message: `Du har redan ${maxPending} exporter på gång. Vänta tills någon av dem är klar.`,
    });
  }
  const exportId = await nextNumber('list-export');
  const { userId } = unit;
  const item: StoredListExport = {
    ...request,
    userId,
    exportId,
    askedAt: now.toISOString(),
    state: 'Pending',
    done: 0,
    total: null,
    phase: null,
    fileKey: '',
    problem: null,
  };
  // The file outlives the item a little.
  const ttl = Math.floor(now.getTime() / 1000) + handoverPlaces.exports.days * 24 * 60 * 60;
  unit.put({ ...keys.listExport(userId, exportId), ...item, ...(request.isEverything ? {} : dueNow(now)), ttl });
  // Else the number of those under way is another than what was read.
  const isLatest = latest ? equals({ exportId: latest['exportId'] }) : isNew;
  unit.put({ ...keys.latestListExport(userId), exportId, ttl }, isLatest);
  return exportId;
}

/** Newest first. DynamoDB removes expired items late, so they are filtered out. */
export async function listExportsOf(userId: number, now: Date): Promise<StoredListExport[]> {
  const items = await queryItems(`${listExportsPrefix}${userId}`, listExportPrefix);
  return items
    .filter(({ ttl }) => Number(ttl) * 1000 > now.getTime())
    .map(listExportOf)
    .reverse();
}

export async function getListExport(userId: number, exportId: number, now: Date): Promise<StoredListExport> {
  const item = await getItem(keys.listExport(userId, exportId));
  if (!item || Number(item['ttl']) * 1000 <= now.getTime()) throw new AppError(notFound);
  return listExportOf(item);
}

export function listExportView(stored: StoredListExport): ListExport {
  const { exportId, name, state, askedAt, isEverything, phase, done, total, problem } = stored;
  return {
    exportId,
    name,
    state,
    askedAt,
    isEverything,
    phase,
    done,
    total,
    problem: problem === null ? '' : problems[problem],
  };
}

export function listExportOf(item: Item): StoredListExport {
  return storedSchema.parse(item);
}

const keyOf = ({ pk, sk }: Task): Key => ({ pk, sk });

const position = ({ attempts }: Task) => ({ attempts, state: 'Pending' satisfies ListExport['state'] });

/** Also extends the lease. @throws Contention when another process has taken the task */
export function noteListExport(
  task: Task,
  { done, total }: Pick<StoredListExport, 'done' | 'total'>,
  now: Date,
): Promise<void> {
  return saveStep(keyOf(task), position(task), { set: { done, total, ...leased(listExportTiming, now) } });
}

type ExportEnd = Pick<StoredListExport, 'fileKey' | 'done'> | { problem: ExportProblem };

export function endListExport(task: Task, end: ExportEnd): Promise<void> {
  const state: ListExport['state'] = 'fileKey' in end ? 'Done' : 'Failed';
  return saveStep(keyOf(task), position(task), completed({ ...end, state }, { now: new Date() }));
}
