export type RowWindow<Row> = {
  key: string;
  count: number;
  at: (index: number) => Row | undefined;
  /** The rows that `at` knows. */
  loaded: readonly Row[];
  onVisible: (start: number, end: number) => void;
};
