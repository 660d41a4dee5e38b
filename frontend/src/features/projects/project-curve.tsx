import { Button, Title } from '@mantine/core';
import { useId, useState } from 'react';
import type { ProjectFigures } from '../../../../shared/schemas/project-figures.ts';
import { FigureTable } from '../../components/figure-table.tsx';
import { formatMoney } from '../../components/format.ts';
import { moneyUnit, roundScale, tickLabel } from '../../components/scales.ts';
import { projectFiguresText as text } from '../../text/project-figures.ts';
import classes from './project-figures.module.css';

type Line = 'worked' | 'invoiced';

const [width, height] = [100, 100];

/** Months whose short names have room below their points; of more, the first and the last are named. */
const maxNames = 12;

export function ProjectCurve({ figures }: { figures: ProjectFigures }) {
  const [isTable, setIsTable] = useState(false);
  const { months } = figures;
  return (
    <div>
      <div className={classes['heading']}>
        <Title order={3} size="h6">
          {text.curve}
        </Title>
        {months.length > 0 && (
          <Button variant="default" size="compact-xs" onClick={() => setIsTable(!isTable)}>
            {isTable ? text.showCurve : text.showTable}
          </Button>
        )}
      </div>
      {months.length === 0 ? (
        <p className={classes['none']}>{text.noWork}</p>
      ) : isTable ? (
        <FigureTable
          label={text.curve}
          rows={months}
          rowKey={({ month }) => month}
          columns={[
            { label: text.month, value: ({ month }) => text.monthName(month) },
            { label: text.worked, value: ({ worked }) => formatMoney(worked), isNumber: true },
            { label: text.invoiced, value: ({ invoiced }) => formatMoney(invoiced), isNumber: true },
          ]}
        />
      ) : (
        <Curve figures={figures} />
      )}
    </div>
  );
}

function Curve({ figures: { months, budget, worked, invoiced } }: { figures: ProjectFigures }) {
  const captionId = useId();
  const amounts = months.flatMap((month) => [month.worked, month.invoiced]);
  const ends: [number, number] = [Math.min(0, ...amounts), Math.max(budget, ...amounts, 1)];
  const { place: heightOf, from, to, ticks } = roundScale(ends, [height, 0], 4);
  const unit = moneyUnit(Math.max(-from, to));
  // The curve begins at nothing, the month before the first.
  const placeOf = (index: number) => (index / months.length) * width;
  const points = (line: Line) =>
    [0, ...months.map((month) => month[line])]
      .map((amount, index) => `${placeOf(index)},${heightOf(amount)}`)
      .join(' ');
  const [first = '', last = ''] = [months[0]?.month, months.at(-1)?.month];
  return (
    <figure className={classes['curve']}>
      <div className={classes['plot']}>
        <div className={classes['ticks']} aria-hidden>
          {ticks.map((tick) => (
            <span key={tick} style={{ top: `${heightOf(tick)}%` }}>
              {tickLabel(tick, unit)}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is drawn here.
          role="img"
          aria-labelledby={captionId}
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              className={classes[tick === 0 ? 'zero' : 'ground']}
              x1="0"
              x2={width}
              y1={heightOf(tick)}
              y2={heightOf(tick)}
            />
          ))}
          {budget > 0 && (
            <line className={classes['budget']} x1="0" x2={width} y1={heightOf(budget)} y2={heightOf(budget)} />
          )}
          <polyline className={classes['invoiced']} points={points('invoiced')} />
          <polyline className={classes['worked']} points={points('worked')} />
        </svg>
        <div className={classes['months']} aria-hidden>
          {months.length > maxNames ? (
            <>
              <span data-end="first">{text.monthName(first)}</span>
              <span data-end="last">{text.monthName(last)}</span>
            </>
          ) : (
            months.map(({ month }, index) => (
              <span key={month} style={{ left: `${placeOf(index + 1)}%` }}>
                {text.shortMonth(month)}
              </span>
            ))
          )}
        </div>
      </div>
      <ul className={classes['legend']} aria-hidden>
        <li data-line="worked">{text.lineOf(text.worked, formatMoney(worked))}</li>
        <li data-line="invoiced">{text.lineOf(text.invoiced, formatMoney(invoiced))}</li>
        {budget > 0 && <li data-line="budget">{text.lineOf(text.budget, formatMoney(budget))}</li>}
      </ul>
      <figcaption id={captionId}>{text.curveInWords({ worked, invoiced, budget, first, last })}</figcaption>
    </figure>
  );
}
