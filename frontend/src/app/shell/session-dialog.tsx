import { Anchor, Modal, Text } from '@mantine/core';
import { forgetSession } from '../../api/session.ts';
import { LoginForm } from '../../features/login/login-form.tsx';
import { sessionText } from '../../text/session.ts';

/** The session ended: log in again over the page, where everything typed stays, or leave for the login page. */
export function SessionDialog({ initials }: { initials: string }) {
  return (
    <Modal
      opened
      onClose={forgetSession}
      title={sessionText.endedTitle}
      centered
      size="sm"
      zIndex={700}
      lockScroll={false}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 80 }}
    >
      <Text size="sm" mb="md">
        {sessionText.endedMessage}. Det du har skrivit finns kvar.
      </Text>
      <LoginForm initials={initials} />
      <Anchor component="button" type="button" size="sm" mt="md" onClick={forgetSession}>
        Till inloggningssidan
      </Anchor>
    </Modal>
  );
}
