import { layOut } from '../gateways/handover.ts';
import { freshReplica } from '../replica/fresh-replica.ts';
import { spreadsheetAuthor } from '../spreadsheets/spreadsheet-author.ts';
import { spreadsheetType } from '../spreadsheets/spreadsheet-file.ts';
import { type Key, listExportsPrefix } from '../stores/core/keys.ts';
import {
  endListExport,
  listExportOf,
  listExportTiming,
  mostExportedRows,
  noteListExport,
} from '../stores/tasks/list-export-store.ts';
import { findRecord } from '../stores/core/table.ts';
import type { Task } from '../stores/tasks/task-store.ts';
import { tryTask } from '../tasks/run-task.ts';
import type { TaskKind } from '../tasks/task-kind.ts';
import { exportedList, mayRead, readAsked } from './exported-lists.ts';
import { writeList } from './write-list.ts';

const tellEveryMs = 1_000;
/** The limit for starting; an attempt that has started runs to its end. */
const atMostMs = 60_000;

/** Each attempt starts from the first row. */
export const listExports: TaskKind = {
  name: 'list-export',
  isOf: ({ pk }) => pk.startsWith(listExportsPrefix),
  timing: listExportTiming,
  steps: 'taken-once',
  step: write,
  mostAttempts: 5,
  giveUp: (task) => endListExport(task, { problem: 'failed' }),
};

export async function beginListExport(key: Key): Promise<void> {
  await tryTask(listExports, key, { until: Date.now() + atMostMs });
}

async function write(task: Task): Promise<void> {
  const asked = listExportOf(task);
  const { userId, knownChangedAt } = asked;
  const list = exportedList(asked.list);
  const user = await findRecord('user', userId);
  if (!user || user.deleted || !mayRead(list, user.data.role)) return endListExport(task, { problem: 'forbidden' });
  const db = await freshReplica({ knownChangedAt: knownChangedAt ?? undefined });
  const whole = list.whole(db, readAsked(list, JSON.parse(asked.asked)));
  const total = whole.ids.length;
  if (total > mostExportedRows) return endListExport(task, { problem: 'too-long' });
  await noteListExport(task, { done: 0, total }, new Date());

  let toldAt = Date.now();
  const bytes = await writeList({
    sheet: asked,
    whole,
    cells: list.cells,
    now: new Date(),
    author: await spreadsheetAuthor(),
    onRows: async (done) => {
      if (Date.now() - toldAt < tellEveryMs) return;
      toldAt = Date.now();
      await noteListExport(task, { done, total }, new Date());
    },
  });
  const fileKey = await layOut('exports', { bytes, contentType: spreadsheetType, userId });
  return endListExport(task, { fileKey, done: total });
}
