import { getRecordTemplate } from '../../../shared/contract/record-imports.ts';
import { recordKinds } from '../../record-import/record-kinds.ts';
import { requireImporter } from '../../record-import/require-importer.ts';
import { writeTemplate } from '../../record-import/template.ts';
import { route } from '../../runtime/route.ts';
import { spreadsheetAuthor } from '../../spreadsheets/spreadsheet-author.ts';

export const handler = route(getRecordTemplate, async ({ params, user }) => {
  requireImporter(user, params.kind);
  const kind = recordKinds[params.kind];
  return { bytes: await writeTemplate(kind, await spreadsheetAuthor()), fileName: `Import ${kind.sheet}.xlsx` };
});
