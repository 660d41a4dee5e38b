import { getRemarksOfChoice } from '../../../shared/contract/invoice-choices.ts';
import { chosen } from '../../invoicing/chosen.ts';
import { remarksOfNext } from '../../invoicing/remarks.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(getRemarksOfChoice, ({ params, body, ...asked }) =>
  remarksOfNext(params.projectId, {
    ...asked,
    partOf: (source) => chosen(source, { ...body, lines: [], note: '' }),
  }),
);
