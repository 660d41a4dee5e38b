import { listOwnExports } from '../../../shared/contract/spreadsheets.ts';
import { route } from '../../request/route.ts';
import { listExportView, listExportsOf } from '../list-export-store.ts';

export const handler = route(listOwnExports, async ({ user, now }) =>
  (await listExportsOf(user.userId, now)).map(listExportView),
);
