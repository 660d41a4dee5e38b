import { Anchor, Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconHelp, IconLock, IconPencil, type Icon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { TimeLogState } from '../../../../shared/codes/staff-time-logs.ts';
import { formatMonth } from '../../../../shared/lib/format.ts';
import type { Month } from '../../../../shared/lib/months.ts';
import type { YearOfPerson } from '../../../../shared/schemas/staff-time-log.ts';
import { allTimeLogsText as text } from '../../text/all-time-logs.ts';
import { staffTimeLogsText } from '../../text/staff-time-logs.ts';
import { timeLogOf } from './links.ts';
import { isShown, nameOf } from './shown-people.ts';
import type { Approvals } from './use-approvals.ts';
import type { Reminders } from './use-reminders.ts';
import classes from './all-time-logs.module.css';

const icons: Record<TimeLogState, Icon> = {
  Missing: IconHelp,
  Started: IconPencil,
  SentBack: IconArrowBackUp,
  Submitted: IconLock,
  Approved: IconCheck,
};

type Props = { people: readonly YearOfPerson[]; month: Month; approvals: Approvals; reminders: Reminders };

export function YearGrid({ people, ...shared }: Props) {
  const { month } = shared;
  return (
    <div className={classes['grid']}>
      <table aria-label={text.table(month.year)}>
        <thead>
          <tr>
            <th scope="col">{text.person}</th>
            {text.months.map((label, index) => (
              <th key={label} scope="col" data-chosen={index + 1 === month.month || undefined}>
                <span aria-hidden>{label}</span>
                <span className={classes['spoken']}>{formatMonth(month.year, index + 1)}</span>
              </th>
            ))}
            <th scope="col">{text.action}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.userId} person={person} {...shared} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<Props, 'people'> & { person: YearOfPerson };

function PersonRow({ person, month: { year, month }, approvals, reminders }: RowProps) {
  const [open] = approvals.open([person]);
  const [due] = reminders.due([person]);
  const monthName = formatMonth(year, month);
  return (
    <tr>
      <th scope="row">
        <span className={classes['initials']}>{person.initials}</span> {nameOf(person)}
        {person.deleted && <span className={classes['deleted']}> ({text.deleted})</span>}
      </th>
      {text.months.map((label, index) => (
        <td key={label} data-chosen={index + 1 === month || undefined}>
          <StateLink person={person} month={{ year, month: index + 1 }} />
        </td>
      ))}
      <td>
        {open && (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={text.approveOf(open.name, monthName)}
            onClick={() => void approvals.approve(open)}
          >
            {staffTimeLogsText.approve}
          </Button>
        )}
        {!open && isShown('submitted', person, { year, month }) && (
          <span className={classes['others']}>{text.approvedByOthers}</span>
        )}
        {due && (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={text.remindOf(nameOf(due), monthName)}
            onClick={() => void reminders.remind([due])}
          >
            {text.remind}
          </Button>
        )}
      </td>
    </tr>
  );
}

function StateLink({ person, month }: { person: YearOfPerson; month: Month }) {
  const state = person.months.find((one) => one.month === month.month)?.state;
  if (!state) return null;
  const Mark = icons[state];
  return (
    <Anchor
      component={Link}
      to={timeLogOf(person.userId, month)}
      className={classes['state'] ?? ''}
      data-state={state}
      title={text.states[state]}
      aria-label={text.cell(nameOf(person), formatMonth(month.year, month.month), state)}
    >
      <Mark size="0.875rem" aria-hidden />
      <span className={classes['word']}>{text.states[state]}</span>
    </Anchor>
  );
}
