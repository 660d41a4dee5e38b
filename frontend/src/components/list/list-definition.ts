import type { Icon } from '@tabler/icons-react';
import type { UserSettings } from '../../../../shared/schemas/user.ts';
import type { Option } from '../form/options.ts';
import type { RowTarget } from '../../navigation/panel-address.ts';

export type BadgeLook = { label: string; color: string; icon?: Icon };

type Format =
  | { format?: 'text' | 'number' | 'hours' | 'money' | 'day' | 'instant' | 'flag' | 'email' | 'phone' }
  /** Texts; at most three are shown, then an ellipsis. */
  | { format: 'texts' }
  | { format: 'badge'; badge: (row: never) => BadgeLook };

export type Column<Row> = {
  /** The row's field, and what the list is ordered by. */
  key: string;
  label: string;
  /** What is shown, where it is not the field itself. */
  value?: (row: Row) => unknown;
  /** Makes the value a link. A row's first link is what Enter opens. */
  link?: (row: Row) => RowTarget | undefined;
  /** Numbers and money are right-aligned by themselves. */
  align?: 'left' | 'right' | 'center';
  /** False where the API does not order by it. */
  sortable?: boolean;
  /** One of the three values a narrow screen shows; the first column always is. */
  important?: boolean;
  /** On a card, in place of the value: these, at most three and then an ellipsis. Nothing where there are none. */
  card?: (row: Row) => readonly string[];
  /** A width in rem for what should not stretch. */
  width?: number;
  /** Shown where the screen is wide; a spreadsheet has it always. */
  wide?: boolean;
  /** Said beside the value: '12 d'. */
  note?: (row: Row) => string | undefined;
} & (Exclude<Format, { format: 'badge' }> | { format: 'badge'; badge: (row: Row) => BadgeLook });

export type Filter = {
  /** The query's field. */
  key: string;
  label: string;
  /** In the line above the table; the others stand behind 'Filter'. */
  primary?: boolean;
} &
  /** `mistake` tells what is wrong with a text that finds nothing. */
  (
    | { kind: 'text'; mistake?: (typed: string) => string | undefined }
    | { kind: 'select'; options: readonly Option[] }
    /** Values with commas between. `onShown` is for options that are read when the filter is first shown. */
    | { kind: 'multi'; options: readonly Option[]; onShown?: () => void }
    /** 'true' when on; the labels say what is shown off and on: ['Aktiva', 'Alla']. */
    | { kind: 'toggle'; labels: readonly [off: string, on: string] }
    | { kind: 'day' }
  );

export type Sort = { column: string; descending: boolean };

export type RowAction<Row> = {
  key: string;
  label: string;
  icon: Icon;
  onSelect?: (row: Row) => void;
  /** In place of onSelect: a link. */
  target?: (row: Row) => RowTarget;
  /** Left out where it says no. */
  isShown?: (row: Row) => boolean;
  /** Called when the menu of a row opens: for what only tells whether the action is shown there. */
  onMenuOpened?: () => void;
  /** Why it is not to be had for this row, in a sentence; undefined where it is. */
  refusal?: (row: Row) => string | undefined;
  /** Also as an icon in the row; else in the row's menu alone. */
  inRow?: boolean;
  tone?: 'danger';
};

/** A list as data: what its screen declares. */
export type ListDefinition<Row> = {
  /** ASCII, one for each list. */
  id: string;
  /** The table's name for a screen reader: 'Kunder'. */
  label: string;
  rowId: (row: Row) => number | string;
  /** Names a row in menus and for a screen reader. */
  rowName: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Columns that stand below the one before them where there is little room for the letters. */
  stacked?: readonly string[];
  filters?: readonly Filter[];
  defaultSort: Sort;
  /** Which of the user's settings tells how many rows a page has. */
  pageSize?: keyof Pick<UserSettings, 'itemsPerPageProjects' | 'itemsPerPageWorkOrders' | 'itemsPerPageDefault'>;
  /** Colours the row and says why, with an icon: 'Betalningsanmärkning'. */
  warning?: (row: Row) => string | undefined;
  /** Said beside the row's first value: 'Inaktivt'. */
  note?: (row: Row) => string | undefined;
  /** What an empty list says, and what to do about it. */
  empty: { title: string; hint?: string };
};
