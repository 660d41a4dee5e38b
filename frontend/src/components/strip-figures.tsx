import { Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatMoney } from './format.ts';
import classes from './strip-figures.module.css';

export type StripFigure = {
  label: string;
  value: React.ReactNode;
  /** In red, with a sign. */
  isOver?: boolean;
};

/** A sum that leads to the list of what it sums. Until it is known, the room that it takes. */
export function SumLink({ amount, to }: { amount: number | undefined; to: string }) {
  if (amount === undefined) return '\u00a0';
  return (
    <Anchor component={Link} to={to} inherit>
      {formatMoney(amount)}
    </Anchor>
  );
}

/** The figures that head the page of a record. */
export function StripFigures({ figures }: { figures: readonly StripFigure[] }) {
  return (
    <dl className={classes['figures']}>
      {figures.map(({ label, value, isOver = false }) => (
        <div key={label} data-over={isOver || undefined}>
          <dt>{label}</dt>
          <dd>
            {isOver && <IconAlertTriangle size="1rem" aria-hidden />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
