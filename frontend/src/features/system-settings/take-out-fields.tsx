import { Button, Text } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { beginTakeOut } from '../../../../shared/contract/calls/spreadsheets.ts';
import { mayTakeOutEverything } from '../../../../shared/domain/take-out-rules.ts';
import { call } from '../../api/call.ts';
import { sessionValue } from '../../api/session.ts';
import { followBegun } from '../../components/exports/follow-begun.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { useValue } from '../../state/value.ts';
import { takeOutText as text } from '../../text/take-out.ts';

export function TakeOutFields() {
  const session = useValue(sessionValue);
  const hintId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const mayTakeOut = session !== undefined && mayTakeOutEverything(session);
  async function run() {
    setIsBusy(true);
    await followBegun(() => call(beginTakeOut, {}, { idempotencyKey: crypto.randomUUID() }), text.notBegun);
    setIsBusy(false);
  }
  return (
    <FieldGroup title={text.title} hint={text.hint} level={2}>
      <Wide>
        <Button
          variant="default"
          size="xs"
          loading={isBusy}
          disabled={!mayTakeOut}
          aria-describedby={hintId}
          leftSection={<IconFileDownload size="0.875rem" />}
          onClick={() => void run()}
        >
          {text.takeOut}
        </Button>
        <Text size="xs" c="dimmed" mt="0.25rem" id={hintId}>
          {mayTakeOut ? text.takeOutHint : text.notAllowed}
        </Text>
      </Wide>
    </FieldGroup>
  );
}
