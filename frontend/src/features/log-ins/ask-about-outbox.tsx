import { Button, Group, Text } from '@mantine/core';
import { countsOf } from '../../api/outbox-store.ts';
import type { OutboxEntry } from '../../api/outbox-entry.ts';
import { showContent } from '../../components/dialogs/dialogs.ts';
import { common } from '../../text/common.ts';
import { outboxText as text } from '../../text/outbox.ts';
import { sessionText } from '../../text/session.ts';

/** @returns what becomes of what waits at a log-out, or undefined to stay */
export function askAboutOutbox(entries: readonly OutboxEntry[]): Promise<string | undefined> {
  return showContent({
    title: text.logoutTitle,
    content: (close) => (
      <>
        <Text size="sm">{text.logoutMessage(countsOf(entries))}</Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={() => close()}>
            {common.cancel}
          </Button>
          <Button variant="outline" color="red" onClick={() => close('discard')}>
            {text.logoutDiscard}
          </Button>
          <Button data-autofocus onClick={() => close('keep')}>
            {sessionText.logOut}
          </Button>
        </Group>
      </>
    ),
  });
}
