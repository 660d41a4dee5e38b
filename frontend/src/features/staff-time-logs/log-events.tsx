import { useState } from 'react';
import { getStaffTimeLogEvents } from '../../../../shared/contract/calls/staff-time-logs.ts';
import { useRoute } from '../../api/use-route.ts';
import { formatInstant } from '../../components/format.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import { readingOptions } from './person.ts';
import classes from './staff-time-logs.module.css';

/** Who has submitted, sent back and approved a log. */
export function LogEvents({ staffTimeLogId, isOther }: { staffTimeLogId: number; isOther: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { data: events } = useRoute(
    getStaffTimeLogEvents,
    { params: { staffTimeLogId } },
    { enabled: isOpen, ...readingOptions({ isOther }) },
  );
  return (
    <details className={classes['events']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.events}</summary>
      {events?.length === 0 && <p>{text.noEvents}</p>}
      <ul>
        {events?.map(({ version, at, event, byName, note }) => (
          <li key={version}>
            {text.event(formatInstant(at), byName, text.eventLabels[event])}
            {note && text.eventNote(note)}
          </li>
        ))}
      </ul>
    </details>
  );
}
