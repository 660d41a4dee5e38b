import {
  IconAddressBook,
  IconBook2,
  IconCalendarTime,
  IconChartBar,
  IconFileInvoice,
  IconFileSpreadsheet,
  IconFolders,
  IconHome,
  IconScale,
  IconSettings,
  IconTrash,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { isLetIn, type Rights } from '../../../../shared/domain/roles.ts';
import { attentionText } from '../../text/attention.ts';
import { menuText as text } from '../../text/shell.ts';
import { titles } from '../../text/titles.ts';
import { paths } from '../../navigation/paths.ts';
import { screens } from './screens.ts';

export type MenuLink = {
  label: string;
  to: string;
  isCounted?: boolean;
};
/** With `hasLogOut`, logging out is the menu's last item, for every role. */
export type MenuEntry = { label: string; icon: Icon } & (
  | { to: string }
  | { items: readonly MenuLink[]; hasLogOut?: boolean }
);

const structure: readonly MenuEntry[] = [
  {
    label: text.home,
    icon: IconHome,
    items: [
      { label: text.myDay, to: paths.homeMyDay },
      { label: text.owner, to: paths.homeProjectOwner },
      { label: text.reviewer, to: paths.homeProjectReviewer },
      { label: text.workOrders, to: paths.homeWorkOrders },
      { label: text.share, to: paths.homeShare },
    ],
  },
  { label: titles.overview, icon: IconChartBar, to: paths.overview },
  { label: text.customers, icon: IconUsersGroup, to: paths.customers },
  { label: text.projects, icon: IconFolders, to: paths.projects },
  {
    label: text.contact,
    icon: IconAddressBook,
    items: [
      { label: text.persons, to: paths.persons },
      { label: text.addresses, to: paths.addresses },
    ],
  },
  {
    label: text.invoices,
    icon: IconFileInvoice,
    items: [
      { label: text.invoicing, to: paths.invoicing },
      { label: text.owner, to: paths.invoiceArchiveMy },
      { label: text.overdue, to: paths.invoiceArchiveOverdue },
      { label: text.ledger, to: paths.invoiceArchive },
      { label: attentionText.menu, to: paths.invoiceAttention, isCounted: true },
      { label: text.numberSeries, to: paths.numberSeries },
    ],
  },
  {
    label: text.settings,
    hasLogOut: true,
    icon: IconSettings,
    items: [
      { label: titles.users, to: paths.users },
      { label: titles.defaultPriceLists, to: paths.defaultPriceLists },
      { label: titles.customerPriceLists, to: paths.customerPriceLists },
      { label: titles.deliveryTemplates, to: paths.deliveryTemplates },
      { label: titles.tags, to: paths.tags },
      { label: titles.products, to: paths.products },
      { label: titles.erasablePersons, to: paths.erasablePersons },
      { label: text.system, to: paths.systemSettings },
      { label: titles.changeLog, to: paths.changeLog },
      { label: text.dev, to: paths.dev },
      { label: titles.preferences, to: paths.preferences },
    ],
  },
];

/** Under the name in the top bar, because the specification fixes the bottom menu. */
const ownPages: readonly (MenuLink & { icon: Icon })[] = [
  { label: titles.staffTimeLogs, to: paths.staffTimeLogs, icon: IconCalendarTime },
  { label: titles.allTimeLogs, to: paths.allTimeLogs, icon: IconUsersGroup },
  { label: titles.timeReportBalance, to: paths.timeReportBalance, icon: IconScale },
  { label: titles.createTimeReport, to: paths.timeReportCreate, icon: IconFileSpreadsheet },
  { label: titles.timeReports, to: paths.timeReportHistory, icon: IconFileSpreadsheet },
  { label: titles.ownExports, to: paths.ownExports, icon: IconFileSpreadsheet },
  { label: titles.deleted, to: paths.deleted, icon: IconTrash },
  { label: titles.preferences, to: paths.preferences, icon: IconSettings },
  { label: titles.handbook, to: paths.handbook, icon: IconBook2 },
];

/** Reached from the palette, and from the pages that they concern. */
const unlisted: readonly MenuLink[] = [{ label: titles.setup, to: paths.setup }];

const openTo = (rights: Rights): ReadonlySet<string> =>
  new Set(screens.filter((screen) => isLetIn(rights, screen)).map((screen) => screen.path));

export function ownPagesFor(rights: Rights): readonly (MenuLink & { icon: Icon })[] {
  const open = openTo(rights);
  return ownPages.filter(({ to }) => open.has(to));
}

export function unlistedFor(rights: Rights): readonly MenuLink[] {
  const open = openTo(rights);
  return unlisted.filter(({ to }) => open.has(to));
}

export function menuFor(rights: Rights): readonly MenuEntry[] {
  const open = openTo(rights);
  return structure.flatMap<MenuEntry>((entry) => {
    if ('to' in entry) return open.has(entry.to) ? [entry] : [];
    const items = entry.items.filter((item) => open.has(item.to));
    return items.length > 0 || entry.hasLogOut ? [{ ...entry, items }] : [];
  });
}
