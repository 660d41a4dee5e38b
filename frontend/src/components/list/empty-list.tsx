import { common } from '../../text/common.ts';
import { listsText } from '../../text/lists.ts';
import { Notice } from '../notice.tsx';
import type { Filter, ListDefinition } from './list-definition.ts';
import type { ListState } from './use-list-state.ts';

type Props<Row> = {
  list: ListDefinition<Row>;
  state: ListState;
  create?: { label: string; onSelect: () => void } | undefined;
  ways?: React.ReactNode;
};

export function EmptyList<Row>({ list, state, create, ways }: Props<Row>) {
  const mistake = mistakeIn(list.filters, state);
  return !state.isDefaultFilter ? (
    <Notice
      title={listsText.noHits}
      hint={mistake ?? listsText.noHitsHint}
      action={{ label: common.reset, onSelect: state.reset }}
    >
      {mistake === undefined && ways}
    </Notice>
  ) : (
    <Notice title={list.empty.title} hint={list.empty.hint} action={create} />
  );
}

function mistakeIn(filters: readonly Filter[] = [], { activeFilter }: ListState): string | undefined {
  const [mistake] = filters.flatMap((filter) => {
    const typed = activeFilter[filter.key];
    return (filter.kind === 'text' && typed !== undefined && filter.mistake?.(typed)) || [];
  });
  return mistake;
}
