import type { Icon } from '@tabler/icons-react';
import type { DeletableKind } from '../../../../shared/codes/kinds.ts';
import type { UserSettings } from '../../../../shared/schemas/user.ts';
import type { Option } from '../form/options.ts';
import type { RowTarget } from '../../navigation/panel-address.ts';

export type BadgeLook = { label: string; color: string; icon?: Icon };

type Format =
  | { format?: 'text' | 'number' | 'hours' | 'money' | 'share' | 'day' | 'instant' | 'flag' | 'email' | 'phone' }
  | { format: 'texts' }
  | { format: 'badge'; badge: (row: never) => BadgeLook }
  | { format: 'node'; node: (row: never) => React.ReactNode };

export type Column<Row> = {
  key: string;
  label: string;
  value?: (row: Row) => unknown;
  /** Makes the value a link. Enter opens a row's first link. */
  link?: (row: Row) => RowTarget | undefined;
  align?: 'left' | 'right' | 'center';
  sortable?: boolean;
  /**
   * One of the three values on a narrow screen; the first column is always shown. 'beside' stands on its line; 'cut'
   * shares a line. Both are cut where they are long: the record that the row opens shows them whole.
   */
  important?: true | 'beside' | 'cut';
  /** On a card, shown in place of the value: at most three, then an ellipsis. Hidden when empty. */
  card?: (row: Row) => readonly string[];
  /** In rem. */
  width?: number;
  /** In rem, where wide columns are shown. Without a width of its own, the column shares the remaining one elsewhere. */
  wideWidth?: number;
  hidden?: boolean;
  wide?: boolean;
  note?: (row: Row) => string | undefined;
  /** On a card, in place of the note. It is left out where its line has no room for it. */
  cardNote?: (row: Row) => string | undefined;
} & (
  | Exclude<Format, { format: 'badge' | 'node' }>
  | { format: 'badge'; badge: (row: Row) => BadgeLook }
  /** For a cell that is more than a value. */
  | { format: 'node'; node: (row: Row) => React.ReactNode }
);

export type Period = { label: string; from: string; to: string };

export type Filter = {
  key: string;
  label: string;
  primary?: boolean;
} & (
  | { kind: 'text'; mistake?: (typed: string) => string | undefined }
  | { kind: 'select'; options: readonly Option[] }
  /** Comma-separated values. `onShown` is for options that are read when the filter is first shown. */
  | { kind: 'multi'; options: readonly Option[]; onShown?: () => void }
  /** 'true' when on; the labels say what is shown off and on: ['Aktiva', 'Alla']. `widens`: on shows more. */
  | { kind: 'toggle'; labels: readonly [off: string, on: string]; widens?: boolean }
  | { kind: 'day'; period?: Period }
);

export type Sort = { column: string; descending: boolean };

export type RowAction<Row> = {
  key: string;
  label: string;
  icon: Icon;
  onSelect?: (row: Row) => void;
  target?: (row: Row) => RowTarget;
  isShown?: (row: Row) => boolean;
  /** Called when a row's menu opens: for data that only decides whether the action is shown there. */
  onMenuOpened?: () => void;
  refusal?: (row: Row) => string | undefined;
  inRow?: boolean;
  tone?: 'danger';
};

export type ListDefinition<Row> = {
  id: string;
  label: string;
  kind?: DeletableKind;
  rowId: (row: Row) => number | string;
  rowName: (row: Row) => string;
  columns: readonly Column<Row>[];
  stacked?: readonly string[];
  /** What marked rows come to, instead of their number alone. */
  ofMarked?: (rows: readonly Row[]) => string;
  filters?: readonly Filter[];
  defaultSort: Sort;
  pageSize?: keyof Pick<UserSettings, 'itemsPerPageProjects' | 'itemsPerPageWorkOrders' | 'itemsPerPageDefault'>;
  /** Tints the row. */
  warning?: (row: Row) => string | undefined;
  /** A sign in the row, which has no warning. */
  remark?: (row: Row) => string | undefined;
  /** A sign in the row that it can be opened without a network. */
  ready?: (row: Row) => string | undefined;
  note?: (row: Row) => string | undefined;
  empty: { title: string; hint?: string };
};

export type BulkProps<Row> = {
  rows: readonly Row[];
  onDone: (refused: readonly (number | string)[]) => void;
};
