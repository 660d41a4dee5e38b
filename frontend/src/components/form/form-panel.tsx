import { Button } from '@mantine/core';
import { usePanelPlace } from '../panel/panel-place.tsx';
import { Panel } from '../panel/panel.tsx';
import { usePanels } from '../panel/panels.ts';
import { RecordFormBody } from './record-form-body.tsx';
import { useKnownForm } from './use-known-form.ts';
import { usePanelSaves } from './use-panel-saves.ts';
import { LinkedField } from './use-linked-field.ts';
import type { RecordForm } from './record-form.ts';
import { common } from '../../text/common.ts';

type Props<Values, Saved> = {
  title: React.ReactNode;
  width?: number;
  draft: string;
  record: RecordForm<Values, Saved>;
  saving: boolean;
  /**
   * After a save that keeps the panel open: the panel of a new record is replaced by the created record's
   * (`panels.replace`).
   */
  onKept?: (saved: Saved) => void;
  readOnly?: boolean;
  extra?: React.ReactNode;
  children: React.ReactNode;
};

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
  useKnownForm({ key, draft, isDirty: record.isDirty });
  const save = usePanelSaves({ record, onKept, close: panels.close, key });
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
            {readOnly ? common.close : common.cancel}
          </Button>
          {!readOnly && (
            <Button loading={saving} onClick={saveAndClose}>
              {common.save}
            </Button>
          )}
        </>
      }
    >
      <RecordFormBody record={record} readOnly={readOnly} onSubmit={saveAndClose}>
        {children}
        <LinkedField />
      </RecordFormBody>
    </Panel>
  );
}
