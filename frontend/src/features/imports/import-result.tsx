import { Anchor, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { Link } from 'react-router-dom';
import type { ImportKind } from '../../../../shared/codes/import-kinds.ts';
import { kindTable } from '../../../../shared/codes/kinds.ts';
import type { RecordImport } from '../../../../shared/schemas/record-import.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { ScrolledTable } from '../../components/spreadsheet/scrolled-table.tsx';
import { importsText as text } from '../../text/imports.ts';
import { spreadsheetText as words } from '../../text/spreadsheet.ts';
import classes from './imports.module.css';

type Props = { kind: ImportKind; latest: RecordImport; count: (count: number) => string };

/** How far an import has come, and what it has made. */
export function ImportResult({ kind, latest, count }: Props) {
  const { state, isOwn, done, total } = latest;
  const running = isOwn ? text.running(done, total) : text.othersRunning(done, total);
  return (
    <section aria-label={text.latest} className={classes['part']}>
      <h2 className={classes['heading']}>{text.latest}</h2>
      <output className={classes['told']}>{state === 'Pending' ? running : text.done(count(latest.madeCount))}</output>
      {state === 'Pending' ? (
        <>
          <Progress value={(done / Math.max(1, total)) * 100} aria-label={running} />
          <Text size="sm" c="dimmed">
            {text.closable}
          </Text>
        </>
      ) : (
        <Made kind={kind} latest={latest} />
      )}
    </section>
  );
}

function Made({ kind, latest: { made, madeCount, leftOut, leftOutCount } }: Pick<Props, 'kind' | 'latest'>) {
  const panelStack = usePanels();
  return (
    <>
      {leftOutCount > 0 && (
        <ScrolledTable
          label={text.leftOut}
          headings={[words.row, text.leftOut, text.reason]}
          rows={leftOut.map(({ row, name, reason }) => [String(row), name, reason])}
        />
      )}
      {leftOutCount > leftOut.length && <Text size="sm">{words.more(leftOutCount - leftOut.length)}</Text>}
      {made.length > 0 && (
        <ul className={classes['made']} aria-label={text.made}>
          {made.map(({ id, name }) => {
            const { to, state } = panelStack.linkTo({ name: kindTable[kind].panel, id });
            return (
              <li key={id}>
                <Anchor component={Link} to={to} state={state} size="sm">
                  {name}
                </Anchor>
              </li>
            );
          })}
        </ul>
      )}
      {madeCount > made.length && <Text size="sm">{words.more(madeCount - made.length)}</Text>}
    </>
  );
}
