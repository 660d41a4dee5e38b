import '@mantine/core/styles/Tabs.css';
import { Alert, Tabs } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { isLetIn } from '../../../../shared/domain/roles.ts';
import { timeLogsOfOthers } from '../../../../shared/domain/staff-time-log.ts';
import { listTimeLogPeople } from '../../../../shared/contract/calls/staff-time-logs.ts';
import { readMonth, writeMonth } from '../../../../shared/lib/months.ts';
import { sessionValue } from '../../api/session.ts';
import { useRoute } from '../../api/use-route.ts';
import { useValue } from '../../state/value.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import { HistoryView } from './history-view.tsx';
import { LoggedView } from './logged-view.tsx';
import { thisMonth } from './month.ts';
import type { Person } from './person.ts';
import { PersonSelect } from './person-select.tsx';
import classes from './staff-time-logs.module.css';

export function StaffTimeLogsPage() {
  const session = useValue(sessionValue);
  const [search, setSearch] = useSearchParams();
  const mayReadOthers = session !== undefined && isLetIn(session, timeLogsOfOthers);
  const users = useRoute(listTimeLogPeople, {}, { enabled: mayReadOthers }).data ?? [];
  if (!session) return null;

  const chosenId = mayReadOthers ? Number(search.get('user') ?? session.userId) : session.userId;
  const chosen = users.find((user) => user.userId === chosenId);
  const person: Person = {
    userId: chosenId,
    name: chosen ? `${chosen.firstName} ${chosen.lastName}` : '',
    isOther: chosenId !== session.userId,
  };
  const tab = search.get('tab') === 'history' ? 'history' : 'logged';
  const go = (changes: Record<string, string | undefined>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });

  return (
    <Tabs
      className={classes['page'] ?? ''}
      value={tab}
      onChange={(next) => go({ tab: next === 'history' ? 'history' : undefined })}
      keepMounted={false}
    >
      <div className={classes['head']}>
        <Tabs.List>
          <Tabs.Tab value="logged">{text.logged}</Tabs.Tab>
          <Tabs.Tab value="history">{text.history}</Tabs.Tab>
        </Tabs.List>
        {mayReadOthers && (
          <PersonSelect
            people={users}
            chosenId={chosenId}
            onChoose={(userId) => go({ user: userId === session.userId ? undefined : String(userId), log: undefined })}
          />
        )}
      </div>
      {person.isOther && (
        <Alert color="gray" p="0.25rem 0.75rem" radius={0} icon={<IconEye size="1rem" />}>
          {text.readingOf(person.name)}
        </Alert>
      )}
      <Tabs.Panel value="logged" className={classes['panel'] ?? ''}>
        <LoggedView
          person={person}
          month={readMonth(search.get('month')) ?? thisMonth()}
          onMonth={(month) => go({ month: writeMonth(month) })}
        />
      </Tabs.Panel>
      <Tabs.Panel value="history" className={classes['panel'] ?? ''}>
        <HistoryView person={person} chosen={search.get('log')} onChoose={(log) => go({ log })} />
      </Tabs.Panel>
    </Tabs>
  );
}
