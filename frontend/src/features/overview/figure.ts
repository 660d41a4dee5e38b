/** One bar of a figure. Its address opens the list that the value sums. */
export type Bar = {
  key: string;
  /** Below a bar, where there is little room. */
  label: string;
  name: string;
  value: number;
  to: string;
  count?: number;
  note?: string;
  /** What a full bar is; the largest value of the figure if left out. */
  full?: number;
  /** What the value should not exceed: a line across the bar, and a look of its own for what is beyond it. */
  limit?: number;
  /** A larger value, drawn behind the first: of the hours worked, those that are invoiceable. */
  behind?: number;
  /** A goal: a line across the bar. */
  goal?: number;
  /** Below the bar, where it is too long to stand beside the name. */
  isNoteBelow?: boolean;
  share?: number | null;
  before?: { value: number; to: string; name: string } | undefined;
};

export type Figure = {
  id: string;
  title: string;
  hint: string;
  /** What the chart tells, in one sentence with its figures. */
  caption: string;
  empty: string;
  /** What a row of its table is. */
  of: string;
  total?: { value: number; to: string };
  /** Sums of some of it, each of a list. */
  parts?: readonly { name: string; value: number; to: string }[];
  /** The rows of the figure's table, if that says more than the bars. */
  rows?: readonly Bar[];
  /** The heading of the bars' notes in its table. */
  ofNote?: string;
  isHours?: boolean;
  /** True for averages of hours: a sum would say nothing. */
  isAverage?: boolean;
  /** The names of the period and of what it is compared with. */
  series?: { now: string; before: string | null };
  bars: readonly Bar[];
  isOverTime?: boolean;
  /** What the looks of a bar's parts stand for. */
  legend?: readonly { look: 'now' | 'behind' | 'over' | 'goal'; name: string }[];
  isWide?: boolean;
  /** Has more rows than the wide one beside it. */
  isTall?: boolean;
};
