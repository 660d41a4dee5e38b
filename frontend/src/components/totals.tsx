import classes from './totals.module.css';

export type Total = {
  name: string;
  amount: React.ReactNode;
  /** In parentheses after the amount. */
  note?: React.ReactNode;
  /** The note is left out as a `wide` total is. */
  isNoteWide?: boolean;
  /** Left out below a list as it opens on a narrow screen: it has room for one row, and its own filter for more. */
  wide?: boolean;
};

/** The sums of all rows that a list's filter finds, below its rows. @param props.label says of how many rows */
export function ListTotals(props: TotalsProps) {
  return (
    <>
      <span aria-hidden>{props.label}</span>
      <Totals {...props} />
    </>
  );
}

type TotalsProps = { label: string; totals: readonly Total[] };

export function Totals({ label, totals }: TotalsProps) {
  return (
    <dl className={classes['totals']} aria-label={label}>
      {totals.map(({ name, amount, note, isNoteWide, wide }) => (
        <div key={name} data-wide={wide || undefined}>
          <dt>{name}</dt>
          <dd>
            {amount} {note && <small data-wide={isNoteWide || undefined}>({note})</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
