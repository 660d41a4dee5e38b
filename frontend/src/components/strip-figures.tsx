import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './strip-figures.module.css';

export type StripFigure = {
  label: string;
  value: React.ReactNode;
  /** In red, with a sign. */
  isOver?: boolean;
};

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
