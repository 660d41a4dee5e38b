export type BulkProps<Row> = {
  rows: readonly Row[];
  /** Called after a change with the ids that were refused, which stay marked. */
  onDone: (refused: readonly number[]) => void;
};
