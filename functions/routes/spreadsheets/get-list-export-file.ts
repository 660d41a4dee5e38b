import { AppError } from '../../../shared/codes/errors.ts';
import { getListExportFile } from '../../../shared/contract/spreadsheets.ts';
import { linkTo } from '../../gateways/handover.ts';
import { exportedList, requireListRole } from '../../list-exports/exported-lists.ts';
import { route } from '../../runtime/route.ts';
import { getListExport } from '../../stores/tasks/list-export-store.ts';

export const handler = route(getListExportFile, async ({ params, user, now }) => {
  const { list, state, fileKey, name } = await getListExport(user.userId, params.exportId, now);
  requireListRole(exportedList(list), user.role);
  if (state !== 'Done') throw new AppError('conflict', { message: 'Filen är inte klar.' });
  const fileName = `${name}.xlsx`;
  return { url: await linkTo(fileKey, fileName), fileName };
});
