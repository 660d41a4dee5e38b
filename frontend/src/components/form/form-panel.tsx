import { Alert, Anchor, Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { usePanelPlace } from '../panel/panel-place.tsx';
import { Panel } from '../panel/panel.tsx';
import { registerForm, usePanels } from '../panel/panels.ts';
import { dropDraft } from './drafts.ts';
import { ReadOnly } from './read-only.tsx';
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
  const { submit, isDirty, hasRestored } = record;

  // Registered once: a navigation that is asked about finds the form at every moment.
  const dirtyNow = useRef(isDirty);
  useEffect(() => {
    dirtyNow.current = isDirty;
  });
  useEffect(
    () => registerForm(key, { isDirty: () => dirtyNow.current(), discard: () => dropDraft(draft) }),
    [key, draft],
  );

  // Two keystrokes in a row are one save.
  const isRunning = useRef(false);
  async function save(then: (saved: Saved) => unknown) {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const saved = await submit();
      if (saved !== undefined) await then(saved);
    } finally {
      isRunning.current = false;
    }
  }
  const saveAndClose = () => void save((saved) => panels.close(key, { result: saved, force: true }));
  const saveAndKeep = () => void save((saved) => onKept?.(saved));

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
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saveAndClose();
        }}
      >
        {record.conflict && (
          <Alert ref={scrollIntoSight} color="red" icon={<IconAlertTriangle />} title={record.conflict.message} mb="md">
            Det du har skrivit finns kvar.
            <Group gap="xs" mt="xs">
              <Button size="xs" variant="default" onClick={record.takeTheirs}>
                Läs in den andra versionen
              </Button>
              <Button size="xs" variant="default" onClick={record.keepMine}>
                Behåll min, så att den går att spara
              </Button>
            </Group>
          </Alert>
        )}
        {hasRestored && !readOnly && (
          <Alert color="blue" icon={<IconHistory />} mb="md" p="xs">
            Det du skrev förra gången finns kvar men är inte sparat.{' '}
            <Anchor component="button" type="button" size="sm" onClick={record.discard}>
              Kasta det
            </Anchor>
          </Alert>
        )}
        <ReadOnly value={readOnly}>{children}</ReadOnly>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Panel>
  );
}

function scrollIntoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
