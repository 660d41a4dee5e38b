import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listOwnNotifications, markNotificationsRead } from '../../../../shared/contract/calls/notifications.ts';
import type { Notification } from '../../../../shared/schemas/notification.ts';
import { call } from '../../api/call.ts';
import { unreadNotifications } from '../../api/hub-state.ts';
import { useRoute } from '../../api/use-route.ts';
import { useSave } from '../../api/use-save.ts';
import { dayOf } from '../../../../shared/lib/days.ts';
import { formatTime } from '../../components/format.ts';
import { QueryView } from '../../components/query-view.tsx';
import { paths } from '../../navigation/paths.ts';
import { dayHeading } from '../../text/notifications.ts';
import { messagesText as text } from '../../text/toasts.ts';
import { NotificationIcon } from './notification-icon.tsx';
import { readAll } from './read-all.ts';
import classes from './messages.module.css';

/** @param onLeave called when a link leads away */
export function OwnNotifications({ onLeave }: { onLeave: () => void }) {
  const query = useRoute(listOwnNotifications, {}, { silent: true });
  return <QueryView query={query}>{(all) => <Lists all={all} onLeave={onLeave} />}</QueryView>;
}

const maxRead = 20;

type ReadHandler = (notifications: readonly Notification[]) => void;

function Lists({ all, onLeave }: { all: readonly Notification[]; onLeave: () => void }) {
  const { save, saving } = useSave(markNotificationsRead, { failure: text.notMarked });
  const unread = all.filter(({ isRead }) => !isRead);
  const earlier = all.filter(({ isRead }) => isRead).slice(0, maxRead);
  const mark = async (seen: readonly Notification[]) => {
    const answer = await save({
      body: { notifications: seen.map(({ notificationId, at }) => ({ notificationId, at })) },
    });
    unreadNotifications.set(answer.unread);
    return answer;
  };
  // `useSave` has shown the error.
  const read: ReadHandler = (seen) => void mark(seen).catch(() => undefined);
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

type ListProps = { label: string; of: readonly Notification[]; onRead?: ReadHandler | undefined; onLeave: () => void };

function List({ label, of, onRead, onLeave }: ListProps) {
  const [today] = useState(() => dayOf(new Date()));
  if (of.length === 0) return null;
  const byDay = Map.groupBy(of, ({ at }) => dayOf(new Date(at)));
  return (
    <ul className={classes['days']} aria-label={label}>
      {[...byDay].map(([day, ofDay]) => (
        <li key={day}>
          <Title order={4} className={classes['day']}>
            {dayHeading(day, today)}
          </Title>
          <ListOfDay of={ofDay} onRead={onRead} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

function ListOfDay({ of, onRead, onLeave }: Omit<ListProps, 'label'>) {
  return (
    <ul className={classes['list']}>
      {of.map((one) => (
        <li key={one.notificationId} className={classes['row']}>
          <NotificationIcon kind={one.kind} />
          <Link
            to={one.link}
            className={classes['link']}
            onClick={() => {
              onRead?.([one]);
              onLeave();
            }}
          >
            {withNames(one)}
          </Link>
          <time className={classes['time']} dateTime={one.at}>
            {formatTime(new Date(one.at))}
          </time>
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

function withNames({ text: sentence, names }: Notification): React.ReactNode[] {
  const parts: React.ReactNode[] = [];
  let from = 0;
  for (const name of names) {
    const at = sentence.indexOf(name, from);
    if (at === -1) continue;
    parts.push(sentence.slice(from, at), <strong key={at}>{name}</strong>);
    from = at + name.length;
  }
  return [...parts, sentence.slice(from)];
}
