import { getChanges as contract } from '../../../shared/contract/hub.ts';
import { tableFeed } from '../../data/replica/feed.ts';
import { route } from '../../request/route.ts';
import { countUnread } from '../notification-store.ts';
import { settingsChangedSince } from '../../settings/settings-store.ts';

const maxRows = 500;

export const handler = route(contract, async ({ query, user, now }) => {
  const unread = await countUnread(user.userId, now);
  const found = new Map<string, { kind: string; ids: number[]; changedAt: string }>();
  let rowCount = 0;
  for await (const { rows } of tableFeed().pages(query.since)) {
    rowCount += rows.length;
    if (rowCount > maxRows) return { changes: [], isAll: true, unread };
    for (const { kind, id, changedAt } of rows) {
      const change = found.get(kind) ?? { kind, ids: [], changedAt };
      change.ids.push(id);
      if (changedAt > change.changedAt) change.changedAt = changedAt;
      found.set(kind, change);
    }
  }
  return { changes: [...found.values(), ...(await settingsChangedSince(query.since))], isAll: false, unread };
});
