import { Link } from 'react-router-dom';
import { formatShare } from '../../../../shared/lib/format.ts';
import { overviewText as text } from '../../text/overview.ts';
import type { Bar, Figure } from './figure.ts';
import classes from './overview.module.css';

type Props = {
  title: string;
  bars: readonly Bar[];
  legend: Figure['legend'] | undefined;
  format: (value: number) => string;
};

/** A row for each bar: its name, its amount, and the bar below them. */
export function BarRows({ title, bars, legend, format }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  return (
    <>
      {legend && (
        <p className={classes['legend']}>
          {legend.map(({ look, name }) => (
            <span key={look} data-of={look}>
              {name}
            </span>
          ))}
        </p>
      )}
      <ul className={classes['rows']} aria-label={title}>
        {bars.map((bar) => (
          <Row key={bar.key} bar={bar} most={most} format={format} />
        ))}
      </ul>
    </>
  );
}

type RowProps = { bar: Bar; most: number; format: (value: number) => string };

function Row({ bar, most, format }: RowProps) {
  const { name, value, note, share, to, isNoteBelow = false } = bar;
  const beside = note ?? (share == null ? undefined : formatShare(share));
  return (
    <li>
      <Link to={to} aria-label={text.show([name, beside, format(value)].filter(Boolean).join(' '))}>
        <span className={classes['name']}>{name}</span>{' '}
        <span className={classes['beside']}>{!isNoteBelow && beside}</span>{' '}
        <span className={classes['amount']}>{format(value)}</span>
        <Line bar={bar} most={most} />
        {isNoteBelow && <span className={classes['below']}>{beside}</span>}
      </Link>
    </li>
  );
}

function Line({ bar: { value, behind, full, limit, goal }, most }: Pick<RowProps, 'bar' | 'most'>) {
  const amount = Math.abs(value);
  const whole = full ?? most;
  const percentOf = (part: number) => `${(100 * part) / whole}%`;
  const within = Math.min(amount, limit ?? whole);
  return (
    <svg className={classes['line']} aria-hidden="true">
      <rect className={classes['track']} width="100%" height="100%" rx="2" />
      {behind !== undefined && (
        <rect className={classes['behind']} width={percentOf(Math.min(behind, whole))} height="100%" rx="2" />
      )}
      <rect className={classes['now']} width={percentOf(within)} height="100%" rx="2" />
      {amount > within && (
        <rect className={classes['over']} x={percentOf(within)} width={percentOf(amount - within)} height="100%" />
      )}
      {[limit, goal].map(
        (at, index) =>
          at !== undefined && (
            <line
              key={['limit', 'goal'][index]}
              className={classes['goal']}
              x1={percentOf(at)}
              x2={percentOf(at)}
              y1="0"
              y2="100%"
            />
          ),
      )}
    </svg>
  );
}
