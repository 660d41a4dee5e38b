import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { unreadNotifications } from '../../api/hub-state.ts';
import { lazy } from '../../components/lazy.tsx';
import { useValue } from '../../state/value.ts';
import { bellText as text } from '../../text/bell.ts';
import classes from './message-list.module.css';

const Messages = lazy(() => import('./messages.tsx'), 'Messages');

const maxShown = 99;

export function MessageList() {
  const [isOpen, setIsOpen] = useState(false);
  const unread = useValue(unreadNotifications);
  const label = unread === 0 ? text.title : text.counted(unread);
  return (
    <>
      <ActionIcon
        className={classes['bell'] ?? ''}
        color="gray"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <IconBell size="1.125rem" />
        {unread > 0 && (
          <span className={classes['count']} aria-hidden>
            {unread > maxShown ? `${maxShown}+` : unread}
          </span>
        )}
      </ActionIcon>
      {/* Read out when the number changes. */}
      <span className={classes['said']} aria-live="polite">
        {unread === 0 ? '' : text.counted(unread)}
      </span>
      {isOpen && <Messages onClose={() => setIsOpen(false)} />}
    </>
  );
}
