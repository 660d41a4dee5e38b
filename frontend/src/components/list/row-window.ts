/** The rows of a list that has been read in part. */
export type RowWindow<Row> = {
  key: string;
  count: number;
  at: (index: number) => Row | undefined;
  /** Called with the rendered range, so that its rows are read. */
  onSight: (start: number, end: number) => void;
};
