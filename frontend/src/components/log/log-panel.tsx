import { Button, Group, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Call } from '../../../../shared/contract/calls/call.ts';
import type { CallAnswering } from '../../../../shared/contract/call-types.ts';
import type { Paged } from '../../../../shared/schemas/list.ts';
import type { AnswerOf, InputOf } from '../../api/call.ts';
import { useRoute } from '../../api/use-route.ts';
import { useSave } from '../../api/use-save.ts';
import { logPanelText } from '../../text/log-panel.ts';
import { confirm } from '../dialogs/dialogs.ts';
import { Pager } from '../list/pager.tsx';
import { Notice } from '../notice.tsx';
import { Panel } from '../panel/panel.tsx';
import { QueryView } from '../query-view.tsx';
import classes from './log-panel.module.css';

type Texts = { title: string; emptyHint: string; noHitsHint: string; cleanTitle: string };

type Entry<R extends Call> = AnswerOf<R> extends Paged<infer Row> ? Row : never;

type Props<R extends Call> = {
  width: number;
  text: Texts;
  call: R;
  clean: CallAnswering<{ removed: number }>;
  /** A field for each parameter of the query, with its label. */
  filters: Readonly<Record<string, string>>;
  children: (entries: readonly Entry<R>[]) => React.ReactNode;
};

const usualSize = 50;
const debounceMs = 200;

export function LogPanel<R extends CallAnswering<Paged<unknown>>>(props: Props<R>) {
  const { width, text, call, clean, filters, children } = props;
  const [{ page, size }, setPage] = useState({ page: 1, size: usualSize });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [filter] = useDebouncedValue(typed, debounceMs);
  const input = { query: { ...filter, currentPage: page, itemsPerPage: size } } as unknown as InputOf<R>;
  const query = useRoute(call, input, { silent: true, staleTime: 0 }) as UseQueryResult<Paged<Entry<R>>>;
  const { save, saving } = useSave(clean, {
    success: ({ removed }) => logPanelText.cleaned(removed),
    failure: logPanelText.notCleaned,
  });
  const emptyId = useId();
  const meta = query.data?.meta;
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const isEmpty = meta?.totalItems === 0 && !isFiltered;

  async function askAndClean() {
    const isSure = await confirm({
      title: text.cleanTitle,
      message: logPanelText.cleanQuestion,
      verb: logPanelText.clean,
      tone: 'danger',
    });
    if (!isSure) return;
    await save({});
    setPage({ page: 1, size });
    await query.refetch();
  }

  const foot = (
    <>
      {meta && meta.totalItems > 0 && (
        <Pager
          meta={meta}
          size={size}
          onPage={(follow) => setPage({ page: follow(page), size })}
          onSize={(next) => setPage({ page: 1, size: next })}
        />
      )}
      <Button
        variant="default"
        size="xs"
        ml="auto"
        loading={saving}
        disabled={isEmpty}
        aria-describedby={isEmpty ? emptyId : undefined}
        onClick={() => void askAndClean()}
      >
        {logPanelText.clean}
      </Button>
    </>
  );

  return (
    <Panel title={text.title} width={width} isText footer={foot}>
      {!isEmpty && (
        <Group className={classes['filters'] ?? ''} gap="sm" mb="xs">
          {Object.entries(filters).map(([name, label]) => (
            <TextInput
              key={name}
              size="xs"
              label={label}
              value={typed[name] ?? ''}
              onChange={(event) => {
                setTyped({ ...typed, [name]: event.currentTarget.value });
                setPage({ page: 1, size });
              }}
            />
          ))}
        </Group>
      )}
      <QueryView query={query}>
        {({ items, meta: { totalItems } }) =>
          totalItems === 0 ? (
            <div id={emptyId}>
              <Notice
                title={isFiltered ? logPanelText.noHits : logPanelText.empty}
                hint={isFiltered ? text.noHitsHint : text.emptyHint}
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
