import { AppError, fieldError } from '../../../shared/codes/errors.ts';
import { beginListExport } from '../../../shared/contract/spreadsheets.ts';
import { exportedList, readAsked, requireListRole } from '../../list-exports/exported-lists.ts';
import { route } from '../../runtime/route.ts';
import { listExportsOf, stageListExport } from '../../stores/tasks/list-export-store.ts';

const mostPending = 5;

export const handler = route(beginListExport, async ({ body, user, unit, now, knownChangedAt = null }) => {
  const list = exportedList(body.list);
  requireListRole(list, user.role);
  readAsked(list, body.asked);
  for (const [index, { key }] of body.columns.entries()) {
    if (!list.keys.has(key)) throw fieldError(`columns.${index}.key`, 'Listan har ingen sådan kolumn.');
  }
  const pending = (await listExportsOf(user.userId, now)).filter(({ state }) => state === 'Pending');
  if (pending.length >= mostPending) {
    throw new AppError('conflict', {
      message: `Du har redan ${mostPending} exporter på gång. Vänta tills någon av dem är klar.`,
    });
  }
  const asked = JSON.stringify(body.asked);
  return { exportId: await stageListExport(unit, { ...body, asked, knownChangedAt }, now) };
});
