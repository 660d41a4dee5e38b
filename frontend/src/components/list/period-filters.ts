import type { Filter } from './list-definition.ts';

type Ends = { label: string; from: { key: string; label: string }; to: { key: string; label: string } };

/** The filters of a period: its first and its last day. */
export function periodFilters({ label, from, to }: Ends): [from: Filter, to: Filter] {
  const period = { label, from: from.key, to: to.key };
  return [
    { ...from, kind: 'day', period },
    { ...to, kind: 'day', period },
  ];
}
