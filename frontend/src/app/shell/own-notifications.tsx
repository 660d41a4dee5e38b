import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { listOwnNotifications, markNotificationsRead } from '../../../../shared/contract/calls/notifications.ts';
import type { Notification } from '../../../../shared/schemas/notification.ts';
import { call } from '../../api/call.ts';
import { unreadNotifications } from '../../api/unread.ts';
import { useRoute } from '../../api/use-route.ts';
import { useSave } from '../../api/use-save.ts';
import { formatInstant } from '../../components/format.ts';
import { QueryView } from '../../components/query-view.tsx';
import { paths } from '../../navigation/paths.ts';
import { messagesText as text } from '../../text/toasts.ts';
import { readAll } from './read-all.ts';
import classes from './messages.module.css';

/** @param onLeave called when a link leads away */
export function OwnNotifications({ onLeave }: { onLeave: () => void }) {
  const query = useRoute(listOwnNotifications, {}, { silent: true });
  return <QueryView query={query}>{(all) => <Lists all={all} onLeave={onLeave} />}</QueryView>;
}

const mostRead = 20;

type Read = (notifications: readonly Notification[]) => void;

function Lists({ all, onLeave }: { all: readonly Notification[]; onLeave: () => void }) {
  const { save, saving } = useSave(markNotificationsRead, { failure: text.notMarked });
  const unread = all.filter(({ isRead }) => !isRead);
  const earlier = all.filter(({ isRead }) => isRead).slice(0, mostRead);
  const mark = async (seen: readonly Notification[]) => {
    const answer = await save({
      body: { notifications: seen.map(({ notificationId, at }) => ({ notificationId, at })) },
    });
    unreadNotifications.set(answer.unread);
    return answer;
  };
  // `useSave` has shown the error.
  const read: Read = (seen) => void mark(seen).catch(() => undefined);
  const readThemAll = () =>
    void readAll(unread, { mark, list: () => call(listOwnNotifications, {}) }).catch(() => undefined);
  return (
    <>
      <section className={classes['section']}>
        <div className={classes['head']}>
          <Title order={3} className={classes['title']}>
            {text.unread}
          </Title>
          {unread.length > 0 && (
            <Button size="compact-xs" variant="default" loading={saving} onClick={readThemAll}>
              {text.markAll}
            </Button>
          )}
        </div>
        {unread.length === 0 && <Text size="sm">{text.noneUnread}</Text>}
        <List label={text.unread} of={unread} onRead={read} onLeave={onLeave} />
      </section>
      {earlier.length > 0 && (
        <section className={classes['section']}>
          <Title order={3} className={classes['title']}>
            {text.read}
          </Title>
          <List label={text.read} of={earlier} onLeave={onLeave} />
        </section>
      )}
      <Text size="xs" className={classes['choose'] ?? ''}>
        <Link to={paths.preferences} onClick={onLeave}>
          {text.choose}
        </Link>
      </Text>
    </>
  );
}

type ListProps = { label: string; of: readonly Notification[]; onRead?: Read; onLeave: () => void };

function List({ label, of, onRead, onLeave }: ListProps) {
  if (of.length === 0) return null;
  return (
    <ul className={classes['list']} aria-label={label}>
      {of.map((one) => (
        <li key={one.notificationId} className={classes['row']}>
          <div className={classes['said']}>
            <Text size="xs" c="dimmed">
              {formatInstant(one.at)}
            </Text>
            <Link
              to={one.link}
              className={classes['link']}
              onClick={() => {
                onRead?.([one]);
                onLeave();
              }}
            >
              {one.text}
            </Link>
          </div>
          {onRead && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={text.markOne(one.text)}
              title={text.markRead}
              onClick={() => onRead([one])}
            >
              <IconCheck size="1rem" />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}
