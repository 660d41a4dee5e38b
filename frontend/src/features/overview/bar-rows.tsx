import { Link } from 'react-router-dom';
import { formatShare } from '../../../../shared/lib/format.ts';
import { overviewText as text } from '../../text/overview.ts';
import type { Bar } from './figure.ts';
import classes from './overview.module.css';

type Props = { title: string; bars: readonly Bar[]; format: (value: number) => string };

/** A row for each bar: its name, its amount, and the bar below them. */
export function BarRows({ title, bars, format }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  return (
    <ul className={classes['rows']} aria-label={title}>
      {bars.map(({ key, name, value, note, share, full = most, limit = full, to }) => {
        const amount = Math.abs(value);
        const percentOf = (part: number) => `${(100 * part) / full}%`;
        const beside = note ?? (share == null ? undefined : formatShare(share));
        return (
          <li key={key}>
            <Link to={to} aria-label={text.show([name, beside, format(value)].filter(Boolean).join(' '))}>
              <span className={classes['name']}>{name}</span> <span className={classes['beside']}>{beside}</span>{' '}
              <span className={classes['amount']}>{format(value)}</span>
              <svg className={classes['line']} aria-hidden="true">
                <rect className={classes['track']} width="100%" height="100%" rx="2" />
                <rect className={classes['now']} width={percentOf(Math.min(amount, limit))} height="100%" rx="2" />
                {amount > limit && (
                  <rect
                    className={classes['over']}
                    x={percentOf(limit)}
                    width={percentOf(amount - limit)}
                    height="100%"
                  />
                )}
              </svg>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
