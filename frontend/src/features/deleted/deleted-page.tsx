import { IconArrowBackUp, IconHistory } from '@tabler/icons-react';
import { useMemo } from 'react';
import { listDeleted, restoreRecord } from '../../../../shared/contract/calls/history.ts';
import type { DeletedRecord } from '../../../../shared/schemas/history.ts';
import { sessionValue } from '../../api/session.ts';
import { useSave } from '../../api/use-save.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { useValue } from '../../state/value.ts';
import { deletedText as text } from '../../text/deleted.ts';
import { undoText } from '../../text/undo.ts';
import { deletedList, historyOf } from './deleted-list.ts';
import { RestoreMarked } from './restore-marked.tsx';
import classes from './deleted.module.css';

export function DeletedPage() {
  const role = useValue(sessionValue)?.role ?? 'Staff';
  const list = useMemo(() => deletedList(role), [role]);
  const { save } = useSave(restoreRecord, {
    success: ({ name }) => undoText.restored(name),
    failure: undoText.notRestored,
  });
  const actions: RowAction<DeletedRecord>[] = [
    {
      key: 'restore',
      label: text.restore,
      icon: IconArrowBackUp,
      inRow: true,
      onSelect: ({ kind, id, version }) =>
        void save({ params: { kind, id }, body: { to: version - 1, expected: version } }).catch(() => undefined),
    },
    {
      key: 'history',
      label: text.history,
      icon: IconHistory,
      isShown: (row) => historyOf(role, row) !== undefined,
      target: (row) => historyOf(role, row)!,
    },
  ];
  return <ListPage list={list} route={listDeleted} actions={actions} bulk={RestoreMarked} notice={<NotHere />} />;
}

function NotHere() {
  return (
    <details className={classes['notHere']}>
      <summary>{text.question}</summary>
      <dl>
        {text.final.map(([what, instead]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{instead}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
