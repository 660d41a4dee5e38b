import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type HistoryKind, historyKinds } from '../../../../shared/codes/kinds.ts';
import { getHistory } from '../../../../shared/contract/calls/history.ts';
import { call } from '../../api/call.ts';
import { fetchOneMore } from '../../api/fetch-one-more.ts';
import { keyOf } from '../../api/query-client.ts';
import { Delayed } from '../../components/delayed.tsx';
import { Notice } from '../../components/notice.tsx';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { FailureNotice, FieldsSkeleton } from '../../components/query-view.tsx';
import { finalKinds, historyText as text } from '../../text/history.ts';
import { HistoryEntryView } from './history-entry.tsx';
import { useRestore } from './use-restore.ts';
import classes from './history.module.css';

export function HistoryPanel({ id, args }: PanelProps) {
  const kind = historyKinds.find((one) => one === args['kind']);
  return id === undefined || !kind ? null : <HistoryOfRecord kind={kind} id={id} />;
}

function HistoryOfRecord({ kind, id }: { kind: HistoryKind; id: number }) {
  const params = { kind, id };
  const history = useInfiniteQuery({
    queryKey: keyOf(getHistory, { params }),
    queryFn: ({ pageParam, signal }) =>
      call(getHistory, { params, ...(pageParam !== undefined && { query: { before: pageParam } }) }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { kinds: getHistory.reads, silent: true },
  });
  const name = history.data?.pages[0]?.name;
  const entries = history.data?.pages.flatMap(({ items }) => items) ?? [];
  const { canRestore, restoreTo } = useRestore({ kind, id }, entries[0]);
  return (
    <Panel title={name === undefined ? text.title : text.titleOf(name)} isText>
      {history.isPending && (
        <Delayed>
          <FieldsSkeleton />
        </Delayed>
      )}
      {history.error && !history.data && <FailureNotice error={history.error} onRetry={() => void history.refetch()} />}
      {history.data && entries.length === 0 && <Notice title={text.empty} hint={text.emptyHint} />}
      {finalKinds[kind] && <p className={classes['note']}>{finalKinds[kind]}</p>}
      <ol className={classes['entries']} aria-label={text.list}>
        {entries.map((entry) => (
          <HistoryEntryView
            key={entry.version}
            entry={entry}
            onRestore={canRestore(entry) ? () => void restoreTo(entry) : undefined}
          />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          fullWidth
          loading={history.isFetchingNextPage}
          onClick={() => void fetchOneMore(history)}
        >
          {text.older}
        </Button>
      )}
    </Panel>
  );
}
