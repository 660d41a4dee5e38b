import * as z from 'zod/mini';
import * as calls from './calls/message-log.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import { messageSchema } from '../schemas/message-log.ts';
import { defineRoute } from './route.ts';

export const listMessageLog = defineRoute(calls.listMessageLog, {
  summary: 'A page of the mails that were sent and what became of them, latest first; their contents are not stored.',
  query: listQuery(['dateTime'], { to: filterText, mobilePhone: filterText }),
  result: paged(messageSchema),
});

export const cleanMessageLog = defineRoute(calls.cleanMessageLog, {
  summary: 'Remove every mail from the log of mails.',
  result: z.object({ removed: z.int(), isAll: z.boolean() }),
});

export const messageLogRoutes = [listMessageLog, cleanMessageLog];
