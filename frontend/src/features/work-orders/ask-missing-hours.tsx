import { Button, Group, Text } from '@mantine/core';
import { showContent } from '../../components/dialogs/dialogs.ts';
import { common } from '../../text/common.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { type MissingHours, missingHoursAnswers } from '../../../../shared/codes/work-orders.ts';

export function askMissingHours(count: number): Promise<MissingHours | undefined> {
  question ??= ask(count).finally(() => (question = undefined));
  return question;
}

/** A second click before the dialog opens joins the first. */
let question: Promise<MissingHours | undefined> | undefined;

async function ask(count: number): Promise<MissingHours | undefined> {
  const chosen = await showContent({
    title: text.missingHours.title(count),
    size: 'lg',
    content: (close) => (
      <>
        <Text size="sm">{text.missingHours.message}</Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={() => close()}>
            {common.cancel}
          </Button>
          <Button variant="default" onClick={() => close('zero')}>
            {text.missingHours.zero}
          </Button>
          <Button data-autofocus onClick={() => close('estimated')}>
            {text.missingHours.estimated}
          </Button>
        </Group>
      </>
    ),
  });
  return missingHoursAnswers.find((answer) => answer === chosen);
}
