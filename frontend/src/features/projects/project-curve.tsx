import { Button, Title } from '@mantine/core';
import { useId, useState } from 'react';
import type { ProjectFigures } from '../../../../shared/schemas/project-figures.ts';
import { FigureTable } from '../../components/figure-table.tsx';
import { formatMoney } from '../../components/format.ts';
import { projectFiguresText as text } from '../../text/project-figures.ts';
import classes from './project-figures.module.css';

type Line = 'worked' | 'invoiced';

const [width, height] = [100, 100];

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
  const [most, least] = [Math.max(budget, ...amounts, 1), Math.min(0, ...amounts)];
  const heightOf = (amount: number) => height - ((amount - least) / (most - least)) * height;
  // The curve begins at nothing, the month before the first.
  const points = (line: Line) =>
    [0, ...months.map((month) => month[line])]
      .map((amount, index) => `${(index / months.length) * width},${heightOf(amount)}`)
      .join(' ');
  const [first = '', last = ''] = [months[0]?.month, months.at(-1)?.month];
  return (
    <figure className={classes['curve']}>
      <span>{formatMoney(most)}</span>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is drawn here.
        role="img"
        aria-labelledby={captionId}
      >
        <line className={classes['ground']} x1="0" x2={width} y1={heightOf(0)} y2={heightOf(0)} />
        {budget > 0 && (
          <line className={classes['budget']} x1="0" x2={width} y1={heightOf(budget)} y2={heightOf(budget)} />
        )}
        <polyline className={classes['invoiced']} points={points('invoiced')} />
        <polyline className={classes['worked']} points={points('worked')} />
      </svg>
      <span className={classes['months']}>
        <span>{text.monthName(first)}</span>
        {first !== last && <span>{text.monthName(last)}</span>}
      </span>
      <ul className={classes['legend']} aria-hidden>
        <li data-line="worked">{text.worked}</li>
        <li data-line="invoiced">{text.invoiced}</li>
        {budget > 0 && <li data-line="budget">{text.budget}</li>}
      </ul>
      <figcaption id={captionId}>{text.curveInWords({ worked, invoiced, budget, first, last })}</figcaption>
    </figure>
  );
}
