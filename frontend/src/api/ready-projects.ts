import { createValue } from '../state/value.ts';
import { currentSession, sessionValue } from './session.ts';

/** The ids of the projects whose pages, with all that work on them needs, open without a network. */
export const readyProjects = createValue<ReadonlySet<number>>(new Set());

let userId = currentSession()?.userId;
sessionValue.subscribe(() => {
  const next = currentSession()?.userId;
  if (next !== userId) readyProjects.set(new Set());
  userId = next;
});
