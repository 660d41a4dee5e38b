import '../../components/over-styles.ts';
import { Anchor, Group, Modal, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { forgetSession } from '../../api/session.ts';
import { sharedComputer } from '../../api/shared-computer.ts';
import { LogInWays } from '../../features/login/log-in-ways.tsx';
import { LoginForm } from '../../features/login/login-form.tsx';
import { sessionText } from '../../text/session.ts';

export function SessionDialog({ initials }: { initials: string }) {
  return (
    <Modal
      opened
      onClose={forgetSession}
      title={
        <Group gap="xs" component="span">
          <IconAlertTriangle size="1.25rem" color="var(--mantine-color-error)" aria-hidden />
          {sessionText.endedTitle}
        </Group>
      }
      centered
      size="sm"
      zIndex={700}
      lockScroll={false}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      // The page stays as it was for its user, and shows nothing to others.
      overlayProps={{ backgroundOpacity: 1, color: 'var(--mantine-color-body)' }}
      transitionProps={{ duration: 80 }}
    >
      <Text size="sm">{sessionText.endedMessage}</Text>
      <Text size="sm" mb="md" c="dimmed">
        {sessionText.textKept}
      </Text>
      <LoginForm initials={initials} />
      {/* The session of another tab reaches this one by what a shared computer does not keep. */}
      {!sharedComputer.get() && <LogInWays isElsewhere />}
      <Anchor component="button" type="button" size="sm" mt="md" onClick={forgetSession}>
        {sessionText.toLogin}
      </Anchor>
    </Modal>
  );
}
