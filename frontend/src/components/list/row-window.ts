/** The rows of a list that is longer than what has been read of it. */
export type RowWindow<Row> = {
  /** Another one for another filter or order. */
  key: string;
  /** How many rows the list has. */
  count: number;
  /** Undefined until the row has been read. */
  at: (index: number) => Row | undefined;
  /** Told which rows are drawn, so that they are read. */
  onSight: (start: number, end: number) => void;
};
