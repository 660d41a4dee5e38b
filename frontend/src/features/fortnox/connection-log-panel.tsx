import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { cleanConnectionLog, listConnectionLog } from '../../../../shared/contract/finance-integration.ts';
import type { ConnectionLogEntry } from '../../../../shared/schemas/fortnox.ts';
import { useRoute } from '../../api/use-route.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { Pager } from '../../components/list/pager.tsx';
import { Notice } from '../../components/notice.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { fortnoxText as text } from '../../text/fortnox.ts';
import classes from '../../components/log-table.module.css';

const width = 1600;
const usualSize = 50;

/** Every call to Fortnox, latest first. */
export function ConnectionLogPanel() {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(usualSize);
  const query = useRoute(
    listConnectionLog,
    { query: { currentPage: page, itemsPerPage: size } },
    { silent: true, staleTime: 0 },
  );
  const { save, saving } = useSave(cleanConnectionLog, {
    success: ({ removed }) => text.cleaned(removed),
    failure: text.notCleaned,
  });

  async function clean() {
    const isSure = await confirm({
      title: text.cleanLog,
      message: text.cleanLogQuestion,
      verb: text.cleanLog,
      tone: 'danger',
    });
    if (!isSure) return;
    await save({});
    setPage(1);
    await query.refetch();
  }

  return (
    <Panel title={text.log} width={width} isText>
      <QueryView query={query}>
        {({ items, meta }) =>
          items.length === 0 && page === 1 ? (
            <Notice title={text.logEmpty} hint={text.logEmptyHint} />
          ) : (
            <>
              <Group justify="space-between" mb="xs">
                <Pager
                  meta={meta}
                  size={size}
                  onPage={setPage}
                  onSize={(wanted) => {
                    setSize(wanted);
                    setPage(1);
                  }}
                />
                <Button variant="default" size="xs" loading={saving} onClick={() => void clean()}>
                  {text.cleanLog}
                </Button>
              </Group>
              <LogTable entries={items} />
            </>
          )
        }
      </QueryView>
    </Panel>
  );
}

const columns = ['event', 'userInitials', 'requestBody', 'statusCode', 'responseBody', 'subLog', 'error'] as const;
const long: readonly string[] = ['requestBody', 'responseBody'];

function LogTable({ entries }: { entries: readonly ConnectionLogEntry[] }) {
  return (
    <table className={classes['log']} aria-label={text.logList}>
      <thead>
        <tr>
          <th scope="col">{text.logColumns.dateTime}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={classes[column]}>
              {text.logColumns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} data-failed={entry.error !== '' || undefined}>
            <th scope="row">{entry.dateTimeDisplay}</th>
            {columns.map((column) => (
              <td key={column} data-label={text.logColumns[column]}>
                {long.includes(column) ? <Long value={String(entry[column] ?? '')} /> : shown(entry[column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shown(value: string | number | null): string {
  return value === null || value === '' ? '–' : String(value);
}

const shortest = 90;

/** The beginning, and the whole when somebody wants it. */
function Long({ value }: { value: string }) {
  if (value.length <= shortest && !value.includes('\n')) return shown(value);
  const start = value.split('\n', 1)[0]!.slice(0, shortest);
  return (
    <details className={classes['long']}>
      <summary>{start} …</summary>
      <Text component="pre" size="xs" className={classes['whole'] ?? ''}>
        {pretty(value)}
      </Text>
    </details>
  );
}

function pretty(value: string): string {
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}
