import '../../components/over-styles.ts';
import { Drawer, Text } from '@mantine/core';
import { useValue } from '../../api/value.ts';
import { pastToasts, type Tone } from '../../components/toast/toast.ts';
import classes from './past-messages.module.css';

const words: Record<Tone, string> = { success: 'Klart', info: 'Information', warning: 'Varning', error: 'Fel' };

/** What the toasts said, to be read again; newest first. */
export function PastMessages({ onClose }: { onClose: () => void }) {
  const toasts = useValue(pastToasts);
  return (
    <Drawer opened onClose={onClose} title="Meddelanden" position="right" size="24rem" zIndex={500} lockScroll={false}>
      {toasts.length === 0 && <Text size="sm">Inga meddelanden sedan du öppnade Klang.</Text>}
      <ul className={classes['list']}>
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
    </Drawer>
  );
}
