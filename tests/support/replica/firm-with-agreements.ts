import { dayOf } from '../../../shared/lib/days.ts';
import type { FeedRow } from '../../../functions/data/core/feed-rows.ts';
import { makeFirm } from '../../bench/firm.ts';
import { entry, part } from './instalments.ts';
import { row } from './rows.ts';

/** Some of the invoiced work is settled against a fixed price, and keeps no price of its own. */
const firm = makeFirm(400, new Date('2026-11-20T10:00:00.000Z')).map((one): FeedRow => {
  if (one.kind !== 'work-order' || one.id % 7 > 0) return one;
  const { items } = (one as FeedRow<'work-order'>).data;
  return { ...one, data: { ...one.data, items: items.map((line) => ({ ...line, frozenPriceOre: null })) } };
});
/** Every third project has a fixed price: nothing due, some, or some that is invoiced, in part or by a cancelled invoice. */
const agreements = firm
  .filter(({ kind, id }) => kind === 'project' && id % 3 === 0)
  .map(({ id }, index) => {
    const days = [null, '2024-01-31', dayOf(new Date()), '2999-01-01'];
    const instalments = [0, 1, 2].map((of) =>
      part(of + 1, days[(index + of) % days.length]!, 1_000_00 * (of + 1) + index),
    );
    const entries = [entry(1 + (index % 40), 1 + (index % 3), [30_50, 1_000_00 + index, 9_000_00][index % 3]!)];
    return row('agreement', id, { projectId: id, instalments, entries: index % 2 === 0 ? entries : [] });
  });

export const firmWithAgreements: readonly FeedRow[] = [...firm, ...agreements];
