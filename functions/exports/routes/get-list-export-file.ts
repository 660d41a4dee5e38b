import { AppError } from '../../../shared/codes/errors.ts';
import { conflict } from '../../../shared/codes/errors/changes.ts';
import { forbidden } from '../../../shared/codes/errors/every-call.ts';
import { getListExportFile } from '../../../shared/contract/spreadsheets.ts';
import { requireMayTakeOut } from '../../../shared/domain/personal-data-rules.ts';
import { canReadTimeLog } from '../../../shared/domain/staff-time-log.ts';
import { linkTo } from '../../platform/handover.ts';
import { exportable } from '../exportable.ts';
import { requireListRole } from '../exported-lists.ts';
import { route } from '../../request/route.ts';
import type { SignedIn } from '../../users/signed-in.ts';
import { getListExport } from '../list-export-store.ts';

type OfPerson = NonNullable<Awaited<ReturnType<typeof getListExport>>['person']>;

function requireMayFetch(user: SignedIn, person: OfPerson): void {
  requireMayTakeOut(user, person);
  if (person.withTimeLogs && !canReadTimeLog(user, person.id)) throw new AppError(forbidden);
}

export const handler = route(getListExportFile, async ({ params, user, now }) => {
  const { list, person, state, fileKey, name } = await getListExport(user.userId, params.exportId, now);
  if (person) requireMayFetch(user, person);
  else requireListRole(exportable(list), user.role);
  if (state !== 'Done') throw new AppError(conflict, { message: 'Filen är inte klar.' });
  const fileName = `${name}.${person ? 'zip' : 'xlsx'}`;
  return { url: await linkTo(fileKey, fileName), fileName };
});
