import { AppError } from '../../../shared/codes/errors.ts';
import { conflict } from '../../../shared/codes/errors/changes.ts';
import { forbidden } from '../../../shared/codes/errors/every-call.ts';
import { getListExportFile } from '../../../shared/contract/spreadsheets.ts';
import { requireMayTakeOut } from '../../../shared/domain/personal-data-rules.ts';
import { mayTakeOutEverything } from '../../../shared/domain/take-out-rules.ts';
import { canReadTimeLog } from '../../../shared/domain/staff-time-log.ts';
import { linkTo } from '../../platform/handover.ts';
import { exportable } from '../exportable.ts';
import { requireListRole } from '../exported-lists.ts';
import { route } from '../../request/route.ts';
import type { SignedInUser } from '../../users/signed-in.ts';
import { type StoredListExport, getListExport } from '../list-export-store.ts';

type ExportFileQuery = Pick<StoredListExport, 'list' | 'person' | 'isEverything'>;

function requireMayFetch(user: SignedInUser, { list, person, isEverything }: ExportFileQuery): void {
  if (isEverything && !mayTakeOutEverything(user)) throw new AppError(forbidden);
  if (isEverything) return;
  if (!person) return requireListRole(exportable(list), user.role);
  requireMayTakeOut(user, person);
  if (person.withTimeLogs && !canReadTimeLog(user, person.id)) throw new AppError(forbidden);
}

export const handler = route(getListExportFile, async ({ params, user, now }) => {
  const request = await getListExport(user.userId, params.exportId, now);
  requireMayFetch(user, request);
  const { person, isEverything, state, fileKey, name } = request;
  if (state !== 'Done') throw new AppError(conflict, { message: 'Filen är inte klar.' });
  const fileName = `${name}.${person || isEverything ? 'zip' : 'xlsx'}`;
  return { url: await linkTo(fileKey, fileName), fileName };
});
