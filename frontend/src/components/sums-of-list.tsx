import { formatMoney } from './format.ts';
import { ListTotals } from './totals.tsx';

type Sum<Sums> = { name: string; of: keyof Sums; wide?: boolean };
type Texts = { sumsOf: (count: number) => string };
type Page<Sums> = { meta: { totalItems: number }; sums?: Sums | undefined };

/** A list's summary: the amounts that all rows which the filter finds come to. */
export function sumsOfList<Sums extends Record<keyof Sums, number>>(text: Texts, shown: readonly Sum<Sums>[]) {
  return function SumsOfList({ page: { meta, sums } }: { page: Page<Sums> }) {
    if (!sums) return null;
    const totals = shown.map(({ name, of, wide = false }) => ({ name, amount: formatMoney(sums[of]), wide }));
    return <ListTotals label={text.sumsOf(meta.totalItems)} totals={totals} />;
  };
}
