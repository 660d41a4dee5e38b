import classes from './share-bar.module.css';

export type BarPart = { value: number; tone: 'main' | 'light' | 'over' };

type Props = {
  /** From left to right. */
  parts: readonly BarPart[];
  /** What the full width stands for; more than that fills the bar. */
  whole: number;
  /** A line across the bar, for example at the budget. */
  mark?: number | undefined;
};

/** A small bar of parts of a whole. It repeats figures that stand beside it, so it is hidden from screen readers. */
export function ShareBar({ parts, whole, mark }: Props) {
  const width = Math.max(whole, 0) || 1;
  const place = (value: number) => (100 * Math.min(Math.max(value, 0), width)) / width;
  const sumBefore = (index: number) => parts.slice(0, index).reduce((sum, { value }) => sum + value, 0);
  return (
    <svg className={classes['bar']} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden focusable="false">
      <rect className={classes['ground']} width="100" height="10" />
      {parts.map(({ value, tone }, index) => {
        const from = place(sumBefore(index));
        const to = place(sumBefore(index) + value);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- The parts of a bar keep their order.
          <rect key={index} className={classes[tone]} x={from} width={Math.max(0, to - from)} height="10" />
        );
      })}
      {mark !== undefined && mark < width && (
        <line className={classes['mark']} x1={place(mark)} x2={place(mark)} y1="0" y2="10" />
      )}
    </svg>
  );
}
