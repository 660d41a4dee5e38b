import { Button } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { pageKey } from '../panel/panels.ts';
import { HistoryButton, type HistoryOf } from '../panel/history-button.tsx';
import { RecordFormBody } from './record-form-body.tsx';
import { useKnownForm } from './use-known-form.ts';
import { useLinkedField } from './use-linked-field.ts';
import { usePageSave } from './use-page-save.ts';
import type { RecordForm } from './record-form.ts';
import { reportPageFoot } from '../reported-sizes.ts';
import { common } from '../../text/common.ts';
import classes from './form-page.module.css';

type Props<Values, Saved> = {
  draft: string;
  record: RecordForm<Values, Saved>;
  saving: boolean;
  history?: HistoryOf;
  /** What the button says; 'Spara' unless given. */
  verb?: string;
  children: React.ReactNode;
};

export function FormPage<Values, Saved>({
  draft,
  record,
  saving,
  history,
  verb = common.save,
  children,
}: Props<Values, Saved>) {
  const location = useLocation();
  const { submit, isDirty } = record;

  useKnownForm({ key: pageKey(location), draft, isDirty });

  usePageSave(submit);

  useLinkedField();

  return (
    <div className={classes['page']}>
      <div className={classes['scroll']}>
        <div className={classes['fields']}>
          <RecordFormBody record={record} onSubmit={() => void submit()}>
            {children}
          </RecordFormBody>
        </div>
      </div>
      <div className={classes['footer']} ref={reportPageFoot}>
        <div>
          {history && <HistoryButton of={history} className={classes['history']} />}
          <Button loading={saving} onClick={() => void submit()}>
            {verb}
          </Button>
        </div>
      </div>
    </div>
  );
}
