import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openDialogs } from '../dialogs/dialogs.ts';
import { panelKeys } from '../panel/panels.ts';
import { RecordFormBody } from './record-form-body.tsx';
import { useKnownForm } from './use-known-form.ts';
import type { RecordForm } from './use-record-form.ts';
import classes from './form-page.module.css';

type Props<Values, Saved> = {
  draft: string;
  record: RecordForm<Values, Saved>;
  saving: boolean;
  children: React.ReactNode;
};

/** A page that is a record's form: Spara at the bottom, Ctrl+S, unsaved text, conflicts. */
export function FormPage<Values, Saved>({ draft, record, saving, children }: Props<Values, Saved>) {
  const { pathname, search } = useLocation();
  const { submit, isDirty } = record;
  const isBelowPanel = panelKeys(search).length > 0;

  useKnownForm({ key: `page ${pathname}`, draft, isDirty });

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isSave = event.key.toLowerCase() === 's' || event.key === 'Enter';
      if (!isSave || !(event.ctrlKey || event.metaKey) || isBelowPanel || openDialogs.get().length > 0) return;
      event.preventDefault();
      void submit();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  });

  return (
    <div className={classes['page']}>
      <div className={classes['scroll']}>
        <div className={classes['fields']}>
          <RecordFormBody record={record} onSubmit={() => void submit()}>
            {children}
          </RecordFormBody>
        </div>
      </div>
      <div className={classes['footer']}>
        <div>
          <Button loading={saving} onClick={() => void submit()}>
            Spara
          </Button>
        </div>
      </div>
    </div>
  );
}
