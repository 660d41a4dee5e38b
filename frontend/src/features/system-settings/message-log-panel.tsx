import { Button, Group, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { cleanMessageLog, listMessageLog } from '../../../../shared/contract/message-log.ts';
import { useRoute } from '../../api/use-route.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { Pager } from '../../components/list/pager.tsx';
import { Notice } from '../../components/notice.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { messageLogText as text } from '../../text/message-log.ts';
import { MessageTable } from './message-table.tsx';

const width = 1200;
const usualSize = 50;
const debounceMs = 200;
const noFilter = { to: '', mobilePhone: '' };

/** Every mail that was sent, latest first, and what became of it. */
export function MessageLogPanel() {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(usualSize);
  const [typed, setTyped] = useState(noFilter);
  const [filter] = useDebouncedValue(typed, debounceMs);
  const query = useRoute(
    listMessageLog,
    { query: { ...filter, currentPage: page, itemsPerPage: size } },
    { silent: true, staleTime: 0 },
  );
  const { save, saving } = useSave(cleanMessageLog, {
    success: ({ removed }) => text.cleaned(removed),
    failure: text.notCleaned,
  });
  const type = (field: keyof typeof noFilter) => (event: React.ChangeEvent<HTMLInputElement>) => {
    setTyped({ ...typed, [field]: event.currentTarget.value });
    setPage(1);
  };
  const isFiltered = filter.to !== '' || filter.mobilePhone !== '';

  async function clean() {
    const isSure = await confirm({ title: text.clean, message: text.cleanQuestion, verb: text.clean, tone: 'danger' });
    if (!isSure) return;
    await save({});
    setPage(1);
    await query.refetch();
  }

  return (
    <Panel title={text.title} width={width} isText>
      <Group align="end" mb="xs">
        <TextInput size="xs" label={text.toFilter} value={typed.to} onChange={type('to')} />
        <TextInput size="xs" label={text.phoneFilter} value={typed.mobilePhone} onChange={type('mobilePhone')} />
        <Button variant="default" size="xs" ml="auto" loading={saving} onClick={() => void clean()}>
          {text.clean}
        </Button>
      </Group>
      <QueryView query={query}>
        {({ items, meta }) =>
          meta.totalItems === 0 ? (
            <Notice
              title={isFiltered ? text.noHits : text.empty}
              hint={isFiltered ? text.noHitsHint : text.emptyHint}
            />
          ) : (
            <>
              <Pager
                meta={meta}
                size={size}
                onPage={setPage}
                onSize={(wanted) => {
                  setSize(wanted);
                  setPage(1);
                }}
              />
              <MessageTable messages={items} />
            </>
          )
        }
      </QueryView>
    </Panel>
  );
}
