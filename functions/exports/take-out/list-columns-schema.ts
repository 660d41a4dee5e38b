import type { CellFormat } from '../../../shared/schemas/spreadsheet.ts';

export type ListColumns = {
  list: string;
  name: string;
  columns: readonly { key: string; heading: string; format: CellFormat }[];
};
