import { Anchor } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { listTimeLogsOfAll } from '../../../../shared/contract/calls/staff-time-logs.ts';
import { useMayCall } from '../../api/use-may-call.ts';
import type { MyDay, MyHours } from '../../../../shared/schemas/my-day.ts';
import { paths } from '../../navigation/paths.ts';
import { Section } from '../../components/section.tsx';
import { ShareBar } from '../../components/share-bar.tsx';
import { myDayText as text } from '../../text/my-day.ts';
import { titles } from '../../navigation/titles.ts';
import { lateTimeLogsIn } from '../staff-time-logs/links.ts';
import { type Month, latestEndedMonth, writeMonth } from '../../../../shared/lib/months.ts';
import classes from './my-day.module.css';

export function MyHoursSection({ day: { today, hours, timeLog } }: { day: MyDay }) {
  const maySeeAll = useMayCall(listTimeLogsOfAll);
  return (
    <Section title={text.hours}>
      <dl className={classes['figures']}>
        <Hours label={text.thisWeek} hours={hours.week} />
        <Hours label={text.thisMonth} hours={hours.month} />
        {timeLog && <TimeLog log={timeLog} />}
        {maySeeAll && <LateTimeLogs month={latestEndedMonth(today)} />}
      </dl>
    </Section>
  );
}

function Hours({ label, hours: { from, to, registered, norm } }: { label: string; hours: MyHours }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Anchor component={Link} to={listOfHours(from, to)} inherit>
          {text.hoursOf(registered, norm)}
        </Anchor>
        <ShareBar parts={[{ value: registered, tone: 'main' }]} whole={Math.max(norm, registered)} mark={norm} />
      </dd>
    </div>
  );
}

function TimeLog({ log: { year, month, isSubmitted } }: { log: NonNullable<MyDay['timeLog']> }) {
  const StateIcon = isSubmitted ? IconCheck : IconAlertTriangle;
  return (
    <div>
      <dt>{text.timeLog}</dt>
      <dd data-needed={!isSubmitted || undefined}>
        <StateIcon size="0.875rem" aria-hidden />{' '}
        <Anchor component={Link} to={`${paths.staffTimeLogs}?month=${writeMonth({ year, month })}`} inherit>
          {isSubmitted ? text.sent(month) : text.notSent(month)}
        </Anchor>
      </dd>
    </div>
  );
}

function LateTimeLogs({ month }: { month: Month }) {
  return (
    <div>
      <dt>{titles.allTimeLogs}</dt>
      <dd>
        <Anchor component={Link} to={lateTimeLogsIn(month)} inherit>
          {text.whoIsLate(month.month)}
        </Anchor>
      </dd>
    </div>
  );
}

/** One's own registered work of a period, all of it and its sum. */
function listOfHours(dateFrom: string, dateTo: string): string {
  const filter = { initials: '', mine: 'owner', status: 'Registered,Invoiced', dateFrom, dateTo, size: '0' };
  return `${paths.homeWorkOrders}?${new URLSearchParams(filter).toString()}`;
}
