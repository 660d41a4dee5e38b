import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../components/format.ts';
import { bandsOf, moneyUnit, roundScale, tickLabel } from '../../components/scales.ts';
import { overviewText as text } from '../../text/overview.ts';
import type { Bar, Figure } from './figure.ts';
import classes from './overview.module.css';

type Props = { title: string; bars: readonly Bar[]; series: Figure['series'] };

const height = 190;
const edge = { left: 52, right: 4, top: 8, bottom: 22 };
/** The width of a letter of a label, in the drawing's units. */
const letterWidth = 6.5;
const lineHeight = 14;

/** Bars over time, two for each time where there is something to compare with. Each opens its list. */
export function BarChart({ title, bars, series }: Props) {
  const { ref, width } = useWidth();
  return (
    <figure className={classes['chart']} ref={ref} aria-label={title}>
      {series?.before && (
        <figcaption className={classes['legend']}>
          <span data-of="now">{series.now}</span>
          <span data-of="before">{series.before}</span>
        </figcaption>
      )}
      {width > 0 && <Drawing bars={bars} width={width} />}
    </figure>
  );
}

/** Known before anything is shown: what is below would jump when the drawing came. */
function useWidth() {
  const element = useRef<HTMLElement>(null);
  const [first, setFirst] = useState(0);
  const { ref, width } = useElementSize();
  useLayoutEffect(() => setFirst(element.current?.clientWidth ?? 0), []);
  return { ref: useMergedRef(ref, element), width: width || first };
}

function Drawing({ bars, width }: { bars: readonly Bar[]; width: number }) {
  const values = bars.flatMap(({ value, before }) => [value, before?.value ?? 0]);
  const amounts: [number, number] = [Math.min(0, ...values), Math.max(1, ...values)];
  const bands = bandsOf(bars.length, [edge.left, width - edge.right], 0.25);
  const isCrowded = areCrowded(bars, bands);
  const low = isCrowded ? lineHeight : 0;
  const { place: y, from, to, ticks } = roundScale(amounts, [height - edge.bottom, edge.top], 4);
  const unit = moneyUnit(Math.max(-from, to));
  const hasBefore = bars.some(({ before }) => before !== undefined);
  const barWidth = Math.min(44, hasBefore ? bands.width / 2 : bands.width);

  return (
    <svg className={classes['drawing']} viewBox={`0 0 ${width} ${height + low}`}>
      {ticks.map((tick) => (
        <g key={tick} aria-hidden="true">
          <line className={classes[tick === 0 ? 'zero' : 'grid']} x1={edge.left} x2={width} y1={y(tick)} y2={y(tick)} />
          <text className={classes['tick']} x={edge.left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
            {tickLabel(tick, unit)}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => {
        const middle = bands.left(index) + bands.width / 2;
        const left = middle - (hasBefore ? barWidth : barWidth / 2);
        return (
          <g key={bar.key}>
            {bar.before && <Column {...bar.before} look="before" left={left} width={barWidth} y={y} />}
            <Column {...bar} look="now" left={hasBefore ? left + barWidth : left} width={barWidth} y={y} />
            <text
              className={classes['tick']}
              x={middle}
              y={height - 6 + (index % 2) * low}
              textAnchor="middle"
              aria-hidden="true"
            >
              {bar.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** True if labels beside each other would meet in one line. */
function areCrowded(bars: readonly Bar[], { left }: ReturnType<typeof bandsOf>): boolean {
  const step = left(1) - left(0);
  return bars.some(
    ({ label }, index) => (label.length + (bars[index + 1]?.label.length ?? 0)) * letterWidth > 2 * step,
  );
}

type ColumnProps = {
  name: string;
  value: number;
  to: string;
  look: 'now' | 'before';
  left: number;
  width: number;
  y: (value: number) => number;
};

/** The whole height is clickable, so that a low bar is easy to hit. */
function Column({ name, value, to, look, left, width, y }: ColumnProps) {
  const [top, bottom] = [y(Math.max(0, value)), y(Math.min(0, value))];
  const message = `${name}: ${formatMoney(value)}`;
  return (
    <Link to={to} aria-label={text.show(message)} className={classes['column']}>
      <title>{message}</title>
      <rect className={classes['hit']} x={left} y={edge.top} width={width} height={height - edge.top - edge.bottom} />
      <rect
        className={classes[look]}
        x={left + 1}
        y={top}
        width={Math.max(1, width - 2)}
        height={value === 0 ? 0 : Math.max(1, bottom - top)}
        rx="1.5"
      />
    </Link>
  );
}
