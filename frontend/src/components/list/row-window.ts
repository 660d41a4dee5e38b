export type RowWindow<Row> = {
  key: string;
  count: number;
  at: (index: number) => Row | undefined;
  onSight: (start: number, end: number) => void;
};
