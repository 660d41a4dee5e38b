import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { usePanelPlace } from '../panel/panel-place.tsx';
import { Panel } from '../panel/panel.tsx';
import { usePanels } from '../panel/panels.ts';
import { RecordFormBody } from './record-form-body.tsx';
import { useKnownForm } from './use-known-form.ts';
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
  const { submit, isDirty, isNew, unanswered, hasParked } = record;

  useKnownForm({ key, draft, isDirty });

  const now = useRef({ submit, isDirty, isNew, unanswered, hasParked, onKept, close: panels.close, key });
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    now.current = { submit, isDirty, isNew, unanswered, hasParked, onKept, close: panels.close, key };
    if (!isNew) waiting.current?.();
  });

  const isRunning = useRef(false);
  const isWantedAgain = useRef(false);
  const isToClose = useRef(false);

  async function save({ close }: { close: boolean }) {
    isToClose.current ||= close;
    isWantedAgain.current = isRunning.current;
    // Two keystrokes in a row are one save, unless something was typed between them.
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await saveAll();
    } finally {
      isRunning.current = false;
      isToClose.current = false;
    }
  }

  /** Saves, then saves again the text typed during the save: a new record is created once and then changed. */
  async function saveAll() {
    for (;;) {
      isWantedAgain.current = false;
      const wasNew = now.current.isNew;
      const wasUnanswered = now.current.unanswered() !== undefined;
      const saved = await now.current.submit();
      if (now.current.hasParked() && !now.current.isDirty()) {
        await now.current.close(now.current.key, { force: true });
        return;
      }
      if (saved === undefined) return;
      const isMore = now.current.isDirty();
      if (isToClose.current && !isMore) {
        await now.current.close(now.current.key, { result: saved, force: true });
        return;
      }
      now.current.onKept?.(saved);
      if (wasNew) await becomesKnown();
      if (!isMore || !(isToClose.current || isWantedAgain.current || wasUnanswered)) return;
    }
  }

  /** Resolves when the created record's panel has replaced this one, with the same form. */
  function becomesKnown(): Promise<void> {
    if (!now.current.isNew) return Promise.resolve();
    return new Promise((resolve) => {
      waiting.current = resolve;
    });
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
