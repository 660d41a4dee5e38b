import classes from './totals.module.css';

export type Total = {
  name: string;
  amount: React.ReactNode;
  note?: string | undefined;
  /** Left out below a list on a narrow screen, which has room for one row. */
  wide?: boolean;
};

/** The sums of a list, below its rows. */
export function ListTotals({ heading, ...props }: { heading: string } & React.ComponentProps<typeof Totals>) {
  return (
    <>
      <span>{heading}</span>
      <Totals {...props} />
    </>
  );
}

export function Totals({ label, totals }: { label: string; totals: readonly Total[] }) {
  return (
    <dl className={classes['totals']} aria-label={label}>
      {totals.map(({ name, amount, note, wide }) => (
        <div key={name} data-wide={wide || undefined}>
          <dt>{name}</dt>
          <dd>
            {amount} {note && <small>({note})</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
