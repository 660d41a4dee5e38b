import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { FieldGroup, Wide } from '../form/fields-grid.tsx';
import { usePanelPlace } from '../panel/panel-place.tsx';
import { Panel } from '../panel/panel.tsx';
import { usePanels } from '../panel/panels.ts';
import { PeriodField } from './period-field.tsx';
import { FilterField } from './filter-field.tsx';
import { HitCount } from './hit-count.tsx';
import type { Filter } from './list-definition.ts';
import type { ListState } from './use-list-state.ts';
import { common } from '../../text/common.ts';
import { listsText } from '../../text/lists.ts';

type Props = { filters: readonly Filter[]; state: ListState; count: number | undefined };

export function FilterPanel({ filters, state, count }: Props) {
  const { key } = usePanelPlace();
  const panels = usePanels();
  return (
    <Panel
      title={common.filter}
      footer={
        <>
          <HitCount count={count} />
          <Button variant="default" ml="auto" onClick={state.reset}>
            {common.reset}
          </Button>
          <Button onClick={() => void panels.close(key)}>{listsText.show}</Button>
        </>
      }
    >
      <FieldGroup>
        {filters.map((filter, index) => (
          <Fragment key={filter.key}>
            {filter.kind === 'day' && filter.period?.from === filter.key && (
              <Wide>
                <PeriodField period={filter.period} state={state} />
              </Wide>
            )}
            <FilterField filter={filter} state={state} isFirst={index === 0} />
          </Fragment>
        ))}
      </FieldGroup>
    </Panel>
  );
}
