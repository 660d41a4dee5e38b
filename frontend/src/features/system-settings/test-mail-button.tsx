import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import { sendTestEmail } from '../../../../shared/contract/calls/dev.ts';
import { useSave } from '../../api/use-save.ts';
import { Wide } from '../../components/form/fields-grid.tsx';
import { systemSettingsText as text } from '../../text/system-settings.ts';

/** Tries the sender that is saved, not one that is only typed. */
export function TestMailButton() {
  const hintId = useId();
  const { save, saving } = useSave(sendTestEmail, { success: ({ message }) => message, failure: text.testMailNotSent });
  return (
    <Wide>
      <Button
        variant="default"
        size="xs"
        loading={saving}
        aria-describedby={hintId}
        onClick={() => void save({}).catch(() => undefined)}
      >
        {text.sendTestMail}
      </Button>
      <Text size="xs" c="dimmed" mt="0.25rem" id={hintId}>
        {text.testMailHint}
      </Text>
    </Wide>
  );
}
