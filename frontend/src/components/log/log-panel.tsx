import { Button, Group } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { Paged } from '../../../../shared/schemas/list.ts';
import { confirm } from '../dialogs/dialogs.ts';
import { Pager } from '../list/pager.tsx';
import { Notice } from '../notice.tsx';
import { Panel } from '../panel/panel.tsx';
import { QueryView } from '../query-view.tsx';
import classes from './log-panel.module.css';
import type { LogPages } from './use-log-pages.ts';

type Texts = {
  title: string;
  empty: string;
  emptyHint: string;
  noHits?: string;
  noHitsHint?: string;
  clean: string;
  cleanTitle: string;
  cleanQuestion: string;
};

type Props<Entry> = {
  width: number;
  text: Texts;
  query: UseQueryResult<Paged<Entry>>;
  pages: LogPages;
  filters?: React.ReactNode;
  isFiltered?: boolean;
  onClean: () => Promise<unknown>;
  isCleaning: boolean;
  children: (entries: readonly Entry[]) => React.ReactNode;
};

export function LogPanel<Entry>(props: Props<Entry>) {
  const { width, text, query, pages, filters, isFiltered = false, onClean, isCleaning, children } = props;
  const emptyId = useId();
  const meta = query.data?.meta;
  const isEmpty = meta?.totalItems === 0 && !isFiltered;

  async function clean() {
    const isSure = await confirm({
      title: text.cleanTitle,
      message: text.cleanQuestion,
      verb: text.clean,
      tone: 'danger',
    });
    if (!isSure) return;
    await onClean();
    pages.setPage(() => 1);
    await query.refetch();
  }

  return (
    <Panel title={text.title} width={width} isText>
      <Group className={classes['bar'] ?? ''} align="end" gap="sm" mb="xs">
        {!isEmpty && filters}
        {meta && meta.totalItems > 0 && (
          <Pager meta={meta} size={pages.size} onPage={pages.setPage} onSize={pages.setSize} />
        )}
        <Button
          variant="default"
          size="xs"
          ml="auto"
          loading={isCleaning}
          disabled={isEmpty}
          aria-describedby={isEmpty ? emptyId : undefined}
          onClick={() => void clean()}
        >
          {text.clean}
        </Button>
      </Group>
      <QueryView query={query}>
        {({ items, meta: { totalItems } }) =>
          totalItems === 0 ? (
            <div id={emptyId}>
              <Notice
                title={(isFiltered && text.noHits) || text.empty}
                hint={(isFiltered && text.noHitsHint) || text.emptyHint}
              />
            </div>
          ) : (
            children(items)
          )
        }
      </QueryView>
    </Panel>
  );
}
