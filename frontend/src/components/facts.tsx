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
          <dd>{value === '' || value === null || value === undefined ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
