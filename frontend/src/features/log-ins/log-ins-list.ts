import { type LogInOutcome, logInOutcomes } from '../../../../shared/codes/log-ins.ts';
import type { LogIn } from '../../../../shared/schemas/log-in.ts';
import type { Column, Filter, ListDefinition } from '../../components/list/list-definition.ts';
import { periodFilters } from '../../components/list/period-filters.ts';
import { listsText } from '../../text/lists.ts';
import { optionsOf } from '../../text/options-of.ts';
import { logInOutcomeLabels, logInWayLabels } from '../../../../shared/text/logs.ts';
import { logInsText as text } from '../../text/log-ins.ts';

const colors: Record<LogInOutcome, string> = {
  LoggedIn: 'gray',
  NewDevice: 'petrol',
  WrongPin: 'orange',
  UnknownInitials: 'orange',
  UnknownAccount: 'orange',
  Refused: 'orange',
  PinNotAllowed: 'orange',
  Waiting: 'red',
  KeyAsked: 'gray',
  WrongKey: 'orange',
  WrongCode: 'orange',
};

const columns = {
  dateTime: { key: 'dateTime', label: text.columns.dateTime, value: ({ dateTimeDisplay }) => dateTimeDisplay },
  initials: { key: 'initials', label: text.columns.initials, sortable: false, important: true, width: 8 },
  fullName: { key: 'fullName', label: text.columns.fullName, sortable: false },
  outcome: {
    key: 'outcome',
    label: text.columns.outcome,
    sortable: false,
    important: true,
    format: 'badge',
    badge: ({ outcome }) => ({ label: logInOutcomeLabels[outcome], color: colors[outcome] }),
  },
  way: { key: 'way', label: text.columns.way, sortable: false, value: ({ way }) => logInWayLabels[way] },
  device: { key: 'device', label: text.columns.device, sortable: false, important: true },
  address: { key: 'address', label: text.columns.address, sortable: false },
} satisfies Record<string, Column<LogIn>>;

const outcomeFilter = (outcomes: readonly LogInOutcome[]): Filter => ({
  key: 'outcome',
  label: text.columns.outcome,
  kind: 'select',
  options: optionsOf(logInOutcomeLabels).filter(({ value }) => outcomes.includes(value)),
  primary: true,
});

const period = periodFilters({
  label: text.date,
  from: { key: 'dateFrom', label: listsText.from(text.date) },
  to: { key: 'dateTo', label: listsText.to(text.date) },
});

const common = {
  label: text.list,
  rowId: ({ id }) => id,
  rowName: ({ dateTimeDisplay, initials }) => `${dateTimeDisplay} ${initials}`.trim(),
  defaultSort: { column: 'dateTime', descending: true },
  empty: { title: text.empty, hint: text.emptyHint },
} satisfies Omit<ListDefinition<LogIn>, 'id' | 'columns'>;

export const logInsList: ListDefinition<LogIn> = {
  ...common,
  id: 'log-ins',
  columns: [
    columns.dateTime,
    columns.initials,
    columns.fullName,
    columns.outcome,
    columns.way,
    columns.device,
    columns.address,
  ],
  filters: [
    { key: 'initials', label: text.columns.initials, kind: 'text', primary: true },
    outcomeFilter(logInOutcomes),
    { key: 'address', label: text.columns.address, kind: 'text' },
    ...period,
  ],
};

export const ownLogInsList: ListDefinition<LogIn> = {
  ...common,
  id: 'own-log-ins',
  columns: [columns.dateTime, columns.outcome, columns.way, columns.device, columns.address],
  filters: [outcomeFilter(logInOutcomes.filter((outcome) => outcome !== 'UnknownInitials')), ...period],
};
