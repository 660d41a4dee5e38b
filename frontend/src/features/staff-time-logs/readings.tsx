import { getStaffTimeLogReadings } from '../../../../shared/contract/calls/staff-time-logs.ts';
import { useRoute } from '../../api/use-route.ts';
import { formatInstant } from '../../components/format.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import classes from './staff-time-logs.module.css';

export function Readings({ userId }: { userId: number }) {
  const { data: readings = [] } = useRoute(getStaffTimeLogReadings, { params: { userId } }, { silent: true });
  if (readings.length === 0) return null;
  return (
    <details className={classes['readings']}>
      <summary>{text.readBy(readings.length)}</summary>
      <ul>
        {readings.map(({ readAt, readByUserId, readByName, year, month }) => (
          <li key={`${readAt} ${readByUserId}`}>
            {text.reading(
              readByName,
              year && month ? text.month(year, month) : text.readHistory,
              formatInstant(readAt),
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
