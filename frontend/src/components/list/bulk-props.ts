export type BulkProps<Row> = {
  rows: readonly Row[];
  onDone: (refused: readonly (number | string)[]) => void;
};
