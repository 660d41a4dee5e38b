import { getRemarksOfChoice } from '../../../shared/contract/invoice-choices.ts';
import { chosen } from '../chosen.ts';
import { remarksOfNext } from '../remarks.ts';
import { route } from '../../request/route.ts';

export const handler = route(getRemarksOfChoice, ({ params, body, ...request }) =>
  remarksOfNext(params.projectId, {
    ...request,
    partOf: (source) => chosen(source, { ...body, lines: [], note: '' }),
  }),
);
