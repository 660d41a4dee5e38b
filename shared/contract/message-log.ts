import * as z from 'zod/mini';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import { messageSchema } from '../schemas/message-log.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({});

export const listMessageLog = defineRoute({
  name: 'message-log/list-message-log',
  method: 'GET',
  path: '/message-log',
  role: 'SuperAdmin',
  summary: 'A page of the mails that were sent and what became of them, latest first; what stood in them is not kept.',
  query: listQuery(['dateTime'], { to: filterText, mobilePhone: filterText }),
  result: paged(messageSchema),
});

export const cleanMessageLog = defineRoute({
  name: 'message-log/clean-message-log',
  method: 'GET',
  writes: true,
  path: '/message-log/cleanup',
  role: 'SuperAdmin',
  summary: 'Remove every mail from the log of mails.',
  result: z.object({ removed: z.int(), isAll: z.boolean() }),
});

export const messageLogRoutes = [listMessageLog, cleanMessageLog];
