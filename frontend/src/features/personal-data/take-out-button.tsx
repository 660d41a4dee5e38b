import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { PersonKind } from '../../../../shared/codes/person-kinds.ts';
import { personalDataText as text } from '../../text/personal-data.ts';
import { beginPersonTakeOut } from '../../../../shared/contract/calls/personal-data.ts';
import { call } from '../../api/call.ts';
import { followBegun } from '../../components/exports/follow-begun.ts';

/** The file is followed as an export of a list. */
export function beginTakeOut(kind: PersonKind, id: number): Promise<void> {
  const input = { params: { kind, id } };
  return followBegun(() => call(beginPersonTakeOut, input, { idempotencyKey: crypto.randomUUID() }), text.notTakenOut);
}

export function TakeOutButton({ kind, id }: { kind: PersonKind; id: number }) {
  const [isBusy, setIsBusy] = useState(false);
  async function run() {
    setIsBusy(true);
    await beginTakeOut(kind, id);
    setIsBusy(false);
  }
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      leftSection={<IconFileDownload size="0.875rem" />}
      onClick={() => void run()}
    >
      {text.takeOut}
    </Button>
  );
}
