import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { comparisons, overviewPeriods } from '../../../../shared/codes/overview.ts';
import { getOverview } from '../../../../shared/contract/calls/overview.ts';
import { useRoute } from '../../api/use-route.ts';
import { QueryView } from '../../components/query-view.tsx';
import { optionsOf } from '../../text/options-of.ts';
import { comparisonLabels, overviewText as text, periodLabels } from '../../text/overview.ts';
import { FigureView } from './figure-view.tsx';
import { figuresOf } from './figures-of.ts';
import classes from './overview.module.css';

export function OverviewPage() {
  const [search, setSearch] = useSearchParams();
  const period = overviewPeriods.find((one) => one === search.get('period')) ?? overviewPeriods[0];
  const compare = comparisons.find((one) => one === search.get('compare')) ?? comparisons[0];
  const query = useRoute(getOverview, { query: { period, compare } });
  const set = (name: string, value: string, usual: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value === usual) next.delete(name);
      else next.set(name, value);
      return next;
    });

  const tables = (search.get('tables') ?? '').split(',').filter(Boolean);
  const setTable = (id: string, isTable: boolean) => {
    const others = tables.filter((one) => one !== id);
    set('tables', [...others, ...(isTable ? [id] : [])].join(','), '');
  };

  return (
    <div className={classes['page']}>
      <div className={classes['choices']}>
        <NativeSelect
          size="xs"
          label={text.period}
          data={optionsOf(periodLabels)}
          value={period}
          onChange={(event) => set('period', event.currentTarget.value, overviewPeriods[0])}
        />
        <NativeSelect
          size="xs"
          label={text.compare}
          data={optionsOf(comparisonLabels)}
          value={compare}
          onChange={(event) => set('compare', event.currentTarget.value, comparisons[0])}
        />
      </div>
      <QueryView query={query}>
        {(overview) => (
          <div className={classes['figures']} aria-busy={query.isPlaceholderData}>
            {figuresOf(overview).map((figure) => (
              <FigureView
                key={figure.id}
                figure={figure}
                isTable={tables.includes(figure.id)}
                onTable={(isTable) => setTable(figure.id, isTable)}
              />
            ))}
          </div>
        )}
      </QueryView>
    </div>
  );
}
