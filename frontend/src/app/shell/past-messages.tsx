import '../../components/over-styles.ts';
import { Drawer, Text } from '@mantine/core';
import { useValue } from '../../state/value.ts';
import { pastToasts } from '../../components/toast/toast.ts';
import classes from './past-messages.module.css';
import { messagesText as text } from '../../text/toasts.ts';

export function PastMessages({ onClose }: { onClose: () => void }) {
  const toasts = useValue(pastToasts);
  return (
    <Drawer opened onClose={onClose} title={text.title} position="right" size="24rem" zIndex={500} lockScroll={false}>
      {toasts.length === 0 && <Text size="sm">{text.none}</Text>}
      <ul className={classes['list']}>
        {toasts.map((toast) => (
          <li key={toast.id}>
            <Text size="xs" c="dimmed">
              {toast.shownAt.toLocaleTimeString('sv-SE', { hour: '2-digit', minute: '2-digit' })}{' '}
              {text.tones[toast.tone]}
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
