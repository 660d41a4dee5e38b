import { type FeedKind, lacksFeedFields } from '../../data/core/feed-rows.ts';
import { completeRows } from './complete-rows.ts';
import { historyInLog } from './history-in-log.ts';
import { numbersInFortnox } from './numbers-in-fortnox.ts';
import type { Migration } from './migration.ts';

/**
 * Saves records unchanged whose rows in the feed are older than a field of it. A deleted record gets a complete row when
 * it is restored.
 */
function fillFeed<K extends FeedKind>(name: string, kind: K, counter: string = kind): Migration<K> {
  return {
    name,
    kind,
    counter,
    migrate: (data, _stored, { deleted, row }) =>
      deleted !== true && lacksFeedFields(kind, row as string | undefined) ? data : undefined,
  };
}

/** In order. A migration stays until the next release, which may drop the old form. */
export const migrations: readonly Migration[] = [
  fillFeed('texts-of-projects-in-the-feed', 'project'),
  fillFeed('end-of-employment-in-the-feed', 'user'),
  // An agreement has its project's id.
  fillFeed('terms-of-agreements-in-the-feed', 'agreement', 'project'),
  // The settings have the id 1 and no counter; a firm has at least one user.
  fillFeed('hours-of-eves-in-the-feed', 'system-settings', 'user'),
  completeRows('creators-of-work-orders-in-the-feed', 'work-order'),
  ...historyInLog,
  numbersInFortnox,
];
