import { type Kind, kinds } from '../../../shared/codes/kinds.ts';
import { logFields } from '../../data/core/history-log.ts';
import { all, exists, lacks } from '../../data/core/condition.ts';
import { updateIf } from '../../data/core/conditional-update.ts';
import { historyPrefix, keys } from '../../data/core/keys.ts';
import { type Item, queryItems } from '../../data/core/table.ts';
import type { Migration } from './migration.ts';

/** The counters of kinds that have none of their own. */
const counters: { [K in Kind]?: string } = {
  'price-list-customer': 'customer',
  'price-list-project': 'project',
  agreement: 'project',
  // Their only id is 1, and a firm has at least one user.
  'system-settings': 'user',
  'system-secrets': 'user',
  'fortnox-connection': 'user',
};

const atOnce = 25;

/** History of versions that knew no log enters it; nothing else of it changes, and no record becomes a new version. */
export const historyInLog: readonly Migration[] = kinds
  .filter((kind) => logFields(kind, 1).log)
  .map((kind) => ({
    name: `history-of-${kind}-in-the-log`,
    kind,
    counter: counters[kind] ?? kind,
    migrate: () => undefined,
    beside: (ids) => enterLog(kind, ids),
  }));

/** Idempotent. @returns how many entries it has added */
async function enterLog(kind: Kind, ids: readonly number[]): Promise<number> {
  const found = await Promise.all(ids.map((id) => queryItems(keys.record(kind, id).pk, historyPrefix)));
  const missing = found.flat().filter((item) => !item['log'] && logFields(kind, item['changedBy'] as number).log);
  for (let start = 0; start < missing.length; start += atOnce) {
    await Promise.all(missing.slice(start, start + atOnce).map((item) => enter(kind, item)));
  }
  return missing.length;
}

async function enter(kind: Kind, { pk, sk, ...item }: Item): Promise<void> {
  const { log } = logFields(kind, item['changedBy'] as number);
  await updateIf({ pk, sk }, { set: { log }, onlyIf: all(exists, lacks('log')) });
}
