import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '../../components/parts.ts';
import { messagesText } from '../../text/toasts.ts';

const PastMessages = lazy(async () => ({ default: (await import('./past-messages.tsx')).PastMessages }));

export function MessageList() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ActionIcon
        color="gray"
        aria-label={messagesText.title}
        title={messagesText.title}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <IconBell size="1.125rem" />
      </ActionIcon>
      {isOpen && (
        <Suspense fallback={null}>
          <PastMessages onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
