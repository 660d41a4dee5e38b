export type RowWindow<Row> = {
  key: string;
  count: number;
  at: (index: number) => Row | undefined;
  onVisible: (start: number, end: number) => void;
};
