import { Fragment } from 'react';
import classes from './facts.module.css';

export type Fact = {
  label: string;
  value: React.ReactNode;
  isWide?: boolean;
};

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes['facts']}>
      {facts.map(({ label, value, isWide }) => (
        <div key={label} className={classes['fact']} data-wide={isWide || undefined}>
          <dt>{label}</dt>
          <dd>{value === '' || value === null || value === undefined ? '–' : <Value value={value} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An e-mail address breaks at its '@' and its dots, not within a word. */
function Value({ value }: { value: React.ReactNode }) {
  if (typeof value !== 'string' || !/^\S+@\S+$/.test(value)) return value;
  return value.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
