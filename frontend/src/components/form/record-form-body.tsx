import { Alert, Anchor } from '@mantine/core';
import { IconHistory, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { createValue } from '../../state/value.ts';
import { outboxText } from '../../text/outbox.ts';
import { FieldRegistryContext, type FieldWords } from './field-words.ts';
import { lazy } from '../lazy.tsx';
import { ReadOnly } from './read-only.tsx';
import type { RecordForm } from './record-form.ts';
import { formsText } from '../../text/forms.ts';

const MergeNotice = lazy(() => import('./merge-notice.tsx'), 'MergeNotice');

type Props<Values, Saved> = {
  record: RecordForm<Values, Saved>;
  readOnly?: boolean;
  onSubmit: () => void;
  children: React.ReactNode;
};

export function RecordFormBody<Values, Saved>({ record, readOnly = false, onSubmit, children }: Props<Values, Saved>) {
  const [registry] = useState(() => createValue<ReadonlyMap<string, FieldWords>>(new Map()));
  return (
    <FieldRegistryContext value={registry}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {record.conflict && <MergeNotice record={record} conflict={record.conflict} registry={registry} />}
        {record.hasRestored && !record.conflict && !readOnly && (
          <Alert color="blue" icon={<IconHistory />} mb="md" p="xs">
            {formsText.restored}{' '}
            <Anchor component="button" type="button" size="sm" onClick={record.discard}>
              {formsText.discardRestored}
            </Anchor>
          </Alert>
        )}
        {record.isWaiting && !readOnly && (
          <Alert color="blue" icon={<IconSend />} mb="md" p="xs">
            {outboxText.waits}
          </Alert>
        )}
        <ReadOnly value={readOnly}>{children}</ReadOnly>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </FieldRegistryContext>
  );
}
