import { fieldError } from '../../../shared/codes/errors.ts';
import { beginListExport } from '../../../shared/contract/spreadsheets.ts';
import { exportable } from '../../list-exports/exportable.ts';
import { readAsked, requireListRole } from '../../list-exports/exported-lists.ts';
import { route } from '../../runtime/route.ts';
import { stageListExport } from '../../stores/tasks/list-export-store.ts';

export const handler = route(beginListExport, async ({ body, user, unit, now, knownChangedAt = null }) => {
  const list = exportable(body.list);
  requireListRole(list, user.role);
  readAsked(list, body.asked);
  for (const [index, { key }] of body.columns.entries()) {
    if (!list.keys.has(key)) throw fieldError(`columns.${index}.key`, 'Listan har ingen sådan kolumn.');
  }
  const asked = JSON.stringify(body.asked);
  return { exportId: await stageListExport(unit, { ...body, asked, knownChangedAt, person: null }, now) };
});
