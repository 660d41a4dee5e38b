import { mayTakeOut } from '../../shared/domain/personal-data-rules.ts';
import { canReadTimeLog } from '../../shared/domain/staff-time-log.ts';
import { layOut } from '../platform/handover.ts';
import { spreadsheetType, spreadsheetAuthor } from '../spreadsheets/spreadsheet-file.ts';
import { listExportPrefix } from '../data/core/keys.ts';
import {
  type StoredListExport,
  endListExport,
  listExportOf,
  listExportTiming,
  maxExportedRows,
  noteListExport,
} from './list-export-store.ts';
import { findRecord } from '../data/core/table.ts';
import type { Task } from '../data/tasks/task-store.ts';
import type { TaskKind } from '../data/tasks/task-kind.ts';
import { exportable } from './exportable.ts';
import { mayRead, parseQuery } from './exported-lists.ts';
import { openExported } from './open-exported.ts';
import { writeList } from './write-list.ts';

const reportEveryMs = 1_000;
const maxExcelRows = 1_048_575;

/** Each attempt starts from the first row. */
export const listExports: TaskKind = {
  name: 'list-export',
  isOf: ({ sk }) => sk.startsWith(listExportPrefix),
  timing: listExportTiming,
  steps: 'taken-once',
  step: write,
  maxAttempts: 5,
  startsOn: ({ isNew }) => isNew,
  giveUp: (task) => endListExport(task, { problem: 'failed' }),
};

async function write(task: Task): Promise<void> {
  const request = listExportOf(task);
  const { userId, knownChangedAt, person } = request;
  if (person) return writePerson(task, person, request);
  const list = exportable(request.list);
  const user = await findRecord('user', userId);
  if (!user || user.deleted || !mayRead(list, user.data.role)) return endListExport(task, { problem: 'forbidden' });
  const whole = await openExported(list, {
    asked: parseQuery(list, JSON.parse(request.asked)),
    role: user.data.role,
    knownChangedAt: knownChangedAt ?? undefined,
    onProgress: () => noteListExport(task, { done: 0, total: null }, new Date()),
  });
  const total = whole.ids.length;
  if (total > maxExportedRows) return endListExport(task, { problem: 'too-long' });
  await noteListExport(task, { done: 0, total }, new Date());

  let toldAt = Date.now();
  let rows = 0;
  const bytes = await writeList({
    sheet: request,
    whole,
    cells: list.cells,
    now: new Date(),
    author: await spreadsheetAuthor(),
    onRows: async (done, written) => {
      rows = written;
      if (Date.now() - toldAt < reportEveryMs) return;
      toldAt = Date.now();
      await noteListExport(task, { done, total }, new Date());
    },
  });
  if (rows > maxExcelRows) return endListExport(task, { problem: 'too-long' });
  const fileKey = await layOut('exports', { bytes, contentType: spreadsheetType, userId });
  return endListExport(task, { fileKey, done: rows });
}

type ExportPerson = NonNullable<StoredListExport['person']>;

async function writePerson(
  task: Task,
  { kind, id, withTimeLogs }: ExportPerson,
  { userId, knownChangedAt }: Pick<StoredListExport, 'userId' | 'knownChangedAt'>,
): Promise<void> {
  const user = await findRecord('user', userId);
  if (!user || user.deleted || !mayTakeOut({ userId, ...user.data }, { kind, id })) {
    return endListExport(task, { problem: 'forbidden' });
  }
  const { writePersonFile, zipType } = await import('../personal-data/write-person-file.ts');
  const { bytes, rows } = await writePersonFile({
    kind,
    id,
    now: new Date(),
    knownChangedAt: knownChangedAt ?? undefined,
    withTimeLogs: withTimeLogs && canReadTimeLog({ userId, ...user.data }, id),
    // Also extends the lease.
    onSheet: (done) => noteListExport(task, { done, total: null }, new Date()),
  });
  await noteListExport(task, { done: rows, total: rows }, new Date());
  const fileKey = await layOut('exports', { bytes, contentType: zipType, userId });
  return endListExport(task, { fileKey, done: rows });
}
