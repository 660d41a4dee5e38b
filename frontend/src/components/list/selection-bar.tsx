import { Button, CloseButton } from '@mantine/core';
import { IconFileSpreadsheet, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { deleteCalls } from '../../../../shared/contract/delete-calls.ts';
import { exportList } from '../../../../shared/contract/calls/spreadsheets.ts';
import { reportError } from '../../api/report-error.ts';
import { useDownload } from '../../api/use-download.ts';
import { useMayCall } from '../../api/use-may-call.ts';
import { selectionText as text } from '../../text/selection.ts';
import { confirm } from '../dialogs/dialogs.ts';
import { formatSome } from '../format.ts';
import { toast } from '../../state/toast.ts';
import { reportPageFoot } from '../reported-sizes.ts';
import { RemovalButton } from '../removal-button.tsx';
import type { ListDefinition, BulkProps } from './list-definition.ts';
import { sheetOfList } from './sheet-of-list.ts';
import { changeMarked } from './change-marked.tsx';
import { wordsOfMarked } from './words-of-marked.ts';
import classes from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';

type Props<Row> = {
  list: ListDefinition<Row>;
  selection: Selection<Row>;
  total: number;
  bulk: React.ComponentType<BulkProps<Row>> | undefined;
};

export function SelectionBar<Row>({ list, selection, total, bulk: Bulk }: Props<Row>) {
  const { rows } = selection;
  const onDone = selection.keep;
  return (
    <div className={classes['bar']} ref={reportPageFoot} role="toolbar" aria-label={text.bar}>
      <output className={classes['count']}>{wordsOfMarked(list, rows)}</output>
      {rows.length < total && (
        <Button
          variant="subtle"
          size="compact-xs"
          onClick={() => void selection.markAll().catch((error) => reportError(error, text.notRead))}
        >
          {text.markAll(total)}
        </Button>
      )}
      <fieldset className={classes['actions']} disabled={selection.isReading}>
        {Bulk && <Bulk rows={rows} onDone={onDone} />}
        {list.kind && <DeleteMarked list={{ ...list, kind: list.kind }} rows={rows} onDone={onDone} />}
        <ExportMarked list={list} rows={rows} />
        <CloseButton
          size="sm"
          iconSize="1rem"
          aria-label={text.unmark}
          title={text.unmark}
          onClick={() => {
            selection.clear();
            selection.setIsMarking(false);
          }}
        />
      </fieldset>
    </div>
  );
}

type SelectionProps<Row> = { list: ListDefinition<Row>; rows: readonly Row[] };

type DeleteProps<Row> = BulkProps<Row> & {
  list: ListDefinition<Row> & { kind: NonNullable<ListDefinition<Row>['kind']> };
};

function DeleteMarked<Row>({ list, rows, onDone }: DeleteProps<Row>) {
  const [isBusy, setIsBusy] = useState(false);
  if (!useMayCall(deleteCalls[list.kind])) return null;

  async function run() {
    const sure = await confirm({
      title: text.deleteTitle(list.kind, rows.length),
      message: text.and(formatSome(rows.map(list.rowName))),
      verb: text.delete,
      tone: 'danger',
    });
    if (!sure) return;
    setIsBusy(true);
    const marked = rows.map((row) => ({ id: Number(list.rowId(row)), name: list.rowName(row) }));
    const refused = await changeMarked({ what: 'delete', kind: list.kind }, marked);
    setIsBusy(false);
    if (refused) onDone(refused);
  }

  return <RemovalButton label={text.delete} icon={IconTrash} isBusy={isBusy} onClick={() => void run()} />;
}

function ExportMarked<Row>({ list, rows }: SelectionProps<Row>) {
  const { download, downloading } = useDownload(exportList, text.notExported);
  async function run() {
    if (await download({ body: sheetOfList(list, rows) }, `${list.label}.xlsx`)) toast.success(text.exported);
  }
  return (
    <Button
      variant="default"
      size="xs"
      loading={downloading}
      leftSection={<IconFileSpreadsheet size="0.875rem" />}
      onClick={() => void run()}
    >
      {text.export}
    </Button>
  );
}
