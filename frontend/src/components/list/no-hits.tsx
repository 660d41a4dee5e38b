import { Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import type { Call } from '../../../../shared/contract/calls/call.ts';
import type { Paged } from '../../../../shared/schemas/list.ts';
import type { InputOf } from '../../api/call.ts';
import { routeQuery } from '../../api/use-route.ts';
import { noHitsText as text } from '../../text/no-hits.ts';
import { restrictionsOf, without } from './filter-words.ts';
import type { Filter } from './list-definition.ts';
import classes from './list-page.module.css';
import type { FilterValues, ListRequest, ListState } from './use-list-state.ts';

/** One call each, and a page makes few calls. */
const maxWays = 4;
/** Typing gives another filter with each key. */
const settledMs = 400;

type Props = {
  filters: readonly Filter[];
  state: ListState;
  call: Call;
  query: ListRequest;
  inputOf: (query: ListRequest) => object;
};

type Way = { key: string; filter: string; values: FilterValues; isWider: boolean };

export function NoHits({ filters, state, call, query, inputOf }: Props) {
  const ways = waysOut(filters, state);
  const [settled] = useDebouncedValue(JSON.stringify(query), settledMs);
  const isSettled = settled === JSON.stringify(query);
  const requestValues = ways.slice(0, maxWays);
  const answers = useQueries({
    queries: requestValues.map(({ values }) => ({
      ...routeQuery(call, inputOf(queryWith(query, values)) as InputOf<Call>, { silent: true, keepPrevious: false }),
      enabled: isSettled,
    })),
  });
  const counted = requestValues.map((way, index) => ({
    ...way,
    hits: (answers[index]?.data as Paged<unknown> | undefined)?.meta.totalItems,
  }));
  if (counted.some((_way, index) => answers[index]?.isLoading)) return null;

  const helpful = counted.filter(({ hits }) => hits !== undefined && hits > 0);
  const culprits = helpful.filter(({ isWider }) => !isWider);
  const [culprit, ...others] = culprits;
  return (
    <div className={classes['waysOut']}>
      <Text size="sm" c="dimmed">
        {culprit && others.length === 0 ? text.blame(culprit.filter) : culprit ? text.blameSeveral : text.together}
      </Text>
      <div className={classes['waysOutButtons']}>
        {(helpful.length > 0 ? helpful : counted.filter(({ isWider }) => !isWider)).map(
          ({ key, filter, values, isWider, hits }) => (
            <Button key={key} size="xs" variant="default" onClick={() => state.setFilters(values)}>
              {hits === undefined || hits === 0
                ? text.removeAlone(filter)
                : isWider
                  ? text.widen(filter, hits)
                  : text.remove(filter, hits)}
            </Button>
          ),
        )}
      </div>
    </div>
  );
}

function waysOut(filters: readonly Filter[], { activeFilter }: ListState): Way[] {
  const removals = restrictionsOf(filters, activeFilter)
    .filter(({ filter }) => !isWidening(filter))
    .map((one) => ({ key: one.filter.key, filter: one.text, values: without(one), isWider: false }));
  const wider = filters.flatMap((filter) =>
    isWidening(filter) && activeFilter[filter.key] !== 'true'
      ? [{ key: filter.key, filter: filter.labels[1], values: { [filter.key]: 'true' }, isWider: true }]
      : [],
  );
  return [...removals, ...wider];
}

const isWidening = (filter: Filter): filter is Extract<Filter, { kind: 'toggle' }> =>
  filter.kind === 'toggle' && filter.widens === true;

function queryWith(query: ListRequest, values: FilterValues): ListRequest {
  const nonEmpty = Object.entries({ ...query, ...values }).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(nonEmpty), currentPage: 1, itemsPerPage: 1 } as ListRequest;
}
