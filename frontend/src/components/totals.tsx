import classes from './totals.module.css';

export type Total = { name: string; amount: React.ReactNode; note?: string | undefined };

export function Totals({ label, totals }: { label: string; totals: readonly Total[] }) {
  return (
    <dl className={classes['totals']} aria-label={label}>
      {totals.map(({ name, amount, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {amount} {note && <small>({note})</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
