import '../../components/over-styles.ts';
import { Drawer, Text, Title } from '@mantine/core';
import { formatTime } from '../../components/format.ts';
import { pastToasts } from '../../state/toast.ts';
import { useValue } from '../../state/value.ts';
import { messagesText as text } from '../../text/toasts.ts';
import classes from './messages.module.css';
import { OwnNotifications } from './own-notifications.tsx';

/** What concerns the user, until it is read, and below it what this window has said since it was opened. */
export function Messages({ onClose }: { onClose: () => void }) {
  return (
    <Drawer opened onClose={onClose} title={text.title} position="right" size="24rem" zIndex={500} lockScroll={false}>
      <OwnNotifications onLeave={onClose} />
      <PastToasts />
    </Drawer>
  );
}

function PastToasts() {
  const toasts = useValue(pastToasts);
  if (toasts.length === 0) return null;
  return (
    <section className={classes['section']}>
      <Title order={3} className={classes['title']}>
        {text.sinceOpened}
      </Title>
      <ul className={classes['list']} aria-label={text.sinceOpened}>
        {toasts.map((toast) => (
          <li key={toast.id}>
            <Text size="xs" c="dimmed">
              {formatTime(toast.shownAt)} {text.tones[toast.tone]}
            </Text>
            <Text size="sm" fw={toast.title ? 600 : undefined}>
              {toast.title ?? toast.message}
            </Text>
            {toast.title && <Text size="sm">{toast.message}</Text>}
          </li>
        ))}
      </ul>
    </section>
  );
}
