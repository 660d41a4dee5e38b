import { ActionIcon, Popover, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useValue } from '../../api/value.ts';
import { pastToasts, type Tone } from '../../components/toast/toast.ts';
import classes from './message-list.module.css';

const words: Record<Tone, string> = { success: 'Klart', info: 'Info', warning: 'Varning', error: 'Fel' };

/** What the toasts said, to be read again. */
export function MessageList() {
  const [opened, setOpened] = useState(false);
  const toasts = useValue(pastToasts);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width="22rem" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Meddelanden"
          title="Meddelanden"
          onClick={() => setOpened((before) => !before)}
        >
          <IconBell size="1.125rem" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes['list']} tabIndex={0} aria-label="Meddelanden">
        {toasts.length === 0 && <Text size="sm">Inga meddelanden sedan du öppnade Klang.</Text>}
        <ul>
          {toasts.map((toast) => (
            <li key={toast.id}>
              <Text size="xs" c="dimmed">
                {toast.shownAt.toLocaleTimeString('sv-SE', { hour: '2-digit', minute: '2-digit' })} {words[toast.tone]}
              </Text>
              <Text size="sm" fw={toast.title ? 600 : undefined}>
                {toast.title ?? toast.message}
              </Text>
              {toast.title && <Text size="sm">{toast.message}</Text>}
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
