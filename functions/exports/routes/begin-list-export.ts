import { fieldError } from '../../../shared/codes/errors.ts';
import { beginListExport } from '../../../shared/contract/spreadsheets.ts';
import { exportable } from '../exportable.ts';
import { parseQuery, requireListRole } from '../exported-lists.ts';
import { route } from '../../request/route.ts';
import { stageListExport } from '../list-export-store.ts';

export const handler = route(beginListExport, async ({ body, user, unit, now, knownChangedAt = null }) => {
  const list = exportable(body.list);
  requireListRole(list, user.role);
  parseQuery(list, body.asked);
  for (const [index, { key }] of body.columns.entries()) {
    if (!list.keys.has(key)) throw fieldError(`columns.${index}.key`, 'Listan har ingen sådan kolumn.');
  }
  const request = JSON.stringify(body.asked);
  return {
    exportId: await stageListExport(
      unit,
      { ...body, asked: request, knownChangedAt, person: null, isEverything: false },
      now,
    ),
  };
});
