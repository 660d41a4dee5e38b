import type { Filter } from './list-definition.ts';

type Ends = { label: string; from: { key: string; label: string }; to: { key: string; label: string } };

export function periodFilters({ label, from, to }: Ends): [from: Filter, to: Filter] {
  const period = { label, from: from.key, to: to.key };
  return [
    { ...from, kind: 'day', period },
    { ...to, kind: 'day', period },
  ];
}
