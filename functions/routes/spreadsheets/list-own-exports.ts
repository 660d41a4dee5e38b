import { listOwnExports } from '../../../shared/contract/spreadsheets.ts';
import { route } from '../../runtime/route.ts';
import { listExportView, listExportsOf } from '../../stores/tasks/list-export-store.ts';

export const handler = route(listOwnExports, async ({ user, now }) =>
  (await listExportsOf(user.userId, now)).map(listExportView),
);
