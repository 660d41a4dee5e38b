import { Button } from '@mantine/core';
import { useRef } from 'react';
import { usePanelPlace } from '../panel/panel-place.tsx';
import { Panel } from '../panel/panel.tsx';
import { usePanels } from '../panel/panels.ts';
import { RecordFormBody } from './record-form-body.tsx';
import { useKnownForm } from './use-known-form.ts';
import type { RecordForm } from './use-record-form.ts';

type Props<Values, Saved> = {
  title: React.ReactNode;
  width?: number;
  draft: string;
  record: RecordForm<Values, Saved>;
  saving: boolean;
  /** After Ctrl+S, when the panel stays open: a new record becomes one to edit. */
  onKept?: (saved: Saved) => void;
  readOnly?: boolean;
  /** Left in the footer: 'Radera projekt'. */
  extra?: React.ReactNode;
  children: React.ReactNode;
};

/** A panel with a record's form: Spara and Avbryt, Ctrl+S and Ctrl+Enter, unsaved text, conflicts. */
export function FormPanel<Values, Saved>({
  title,
  width,
  draft,
  record,
  saving,
  onKept,
  readOnly = false,
  extra,
  children,
}: Props<Values, Saved>) {
  const { key } = usePanelPlace();
  const panels = usePanels();
  const { submit, isDirty, isNew } = record;

  useKnownForm({ key, draft, isDirty });

  const isRunning = useRef(false);
  const isToClose = useRef(false);

  async function save({ close }: { close: boolean }) {
    isToClose.current ||= close;
    // Two keystrokes in a row are one save.
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      let saved = await submit();
      // What was typed while it was being saved goes along; a new record must not be made twice.
      while (saved !== undefined && isToClose.current && isDirty() && !isNew) saved = await submit();
      if (saved === undefined) return;
      if (isToClose.current) await panels.close(key, { result: saved, force: !isDirty() });
      else onKept?.(saved);
    } finally {
      isRunning.current = false;
      isToClose.current = false;
    }
  }
  const saveAndClose = () => void save({ close: true });
  const saveAndKeep = () => void save({ close: false });

  return (
    <Panel
      title={title}
      {...(width !== undefined && { width })}
      {...(!readOnly && { onSave: saveAndKeep, onSaveAndClose: saveAndClose })}
      footer={
        <>
          {extra}
          <Button variant="default" ml="auto" onClick={() => void panels.close(key)}>
            {readOnly ? 'Stäng' : 'Avbryt'}
          </Button>
          {!readOnly && (
            <Button loading={saving} onClick={saveAndClose}>
              Spara
            </Button>
          )}
        </>
      }
    >
      <RecordFormBody record={record} readOnly={readOnly} onSubmit={saveAndClose}>
        {children}
      </RecordFormBody>
    </Panel>
  );
}
