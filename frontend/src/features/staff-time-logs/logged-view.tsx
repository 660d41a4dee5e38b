import { useNavigate } from 'react-router-dom';
import { deleteStaffTimeLog, openStaffTimeLog } from '../../../../shared/contract/calls/staff-time-logs.ts';
import type { Month } from '../../../../shared/lib/months.ts';
import { ApiError } from '../../api/api-error.ts';
import { useRoute } from '../../api/use-route.ts';
import { Notice } from '../../components/notice.tsx';
import { useWaitingDeletions } from '../../components/outbox/use-waiting-deletions.ts';
import { QueryView } from '../../components/query-view.tsx';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import { AttestActions } from './attest-actions.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { allTimeLogsIn } from './links.ts';
import { MonthBar } from './month-bar.tsx';
import { readingOptions, type Person } from './person.ts';
import { ReadOnlyLog } from './read-only-log.tsx';
import { SentBack } from './sent-back.tsx';
import { TimeLogForm } from './time-log-form.tsx';
import classes from './staff-time-logs.module.css';

type Props = { person: Person; month: Month; onMonth: (month: Month) => void };

/** The user's own month is created on opening, and editable until it is submitted. */
export function LoggedView({ person, month, onMonth }: Props) {
  const navigate = useNavigate();
  const query = useRoute(openStaffTimeLog, { params: { userId: person.userId, ...month } }, readingOptions(person));
  const toAll = () => void navigate(allTimeLogsIn(month));
  const deletions = useWaitingDeletions(deleteStaffTimeLog);
  const months = <MonthBar month={month} onChange={onMonth} />;
  if (query.error instanceof ApiError && query.error.status === 404 && query.data === undefined) {
    return (
      <>
        <div className={classes['bar']}>{months}</div>
        <Notice title={text.notOpened} hint={text.notOpenedHint(person.name, text.month(month.year, month.month))} />
      </>
    );
  }
  return (
    <QueryView query={query}>
      {(log) =>
        deletions.some(({ params }) => params.staffTimeLogId === log.staffTimeLogId) ? (
          <>
            <div className={classes['bar']}>{months}</div>
            <Notice title={text.startsOver(text.month(month.year, month.month))} hint={text.startsOverHint} />
          </>
        ) : person.isOther || log.status === 'Submitted' ? (
          <>
            {person.isOther && <ChangedMeanwhile key={log.version} {...log} onReadAgain={() => void query.refetch()} />}
            <ReadOnlyLog
              key={log.staffTimeLogId}
              log={log}
              isOther={person.isOther}
              months={months}
              action={
                person.isOther && <AttestActions log={log} person={person} onReadAgain={query.refetch} onDone={toAll} />
              }
            />
          </>
        ) : (
          <>
            <SentBack log={log} />
            <TimeLogForm key={log.staffTimeLogId} log={log} months={months} />
          </>
        )
      }
    </QueryView>
  );
}
