import {
  IconAddressBook,
  IconCalendarTime,
  IconFileInvoice,
  IconFileSpreadsheet,
  IconFolders,
  IconHome,
  IconSettings,
  IconTrash,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { hasRole } from '../../../../shared/domain/roles.ts';
import { attentionText } from '../../text/attention.ts';
import { menuText as text } from '../../text/shell.ts';
import { titles } from '../../text/titles.ts';
import { paths } from '../../navigation/paths.ts';
import { screens } from './screens.ts';
import type { Role } from '../../../../shared/codes/roles.ts';

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
      { label: text.owner, to: paths.homeProjectOwner },
      { label: text.reviewer, to: paths.homeProjectReviewer },
      { label: text.workOrders, to: paths.homeWorkOrders },
      { label: text.share, to: paths.homeShare },
    ],
  },
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
      { label: text.system, to: paths.systemSettings },
      { label: text.dev, to: paths.dev },
      { label: titles.preferences, to: paths.preferences },
    ],
  },
];

/** Under the name in the top bar, because the specification fixes the bottom menu. */
export const ownPages: readonly (MenuLink & { icon: Icon })[] = [
  { label: titles.staffTimeLogs, to: paths.staffTimeLogs, icon: IconCalendarTime },
  { label: titles.ownExports, to: paths.ownExports, icon: IconFileSpreadsheet },
  { label: titles.deleted, to: paths.deleted, icon: IconTrash },
  { label: titles.preferences, to: paths.preferences, icon: IconSettings },
];

export function menuFor(role: Role): readonly MenuEntry[] {
  const open = new Set(screens.filter((screen) => hasRole(role, screen.role)).map((screen) => screen.path));
  return structure.flatMap<MenuEntry>((entry) => {
    if ('to' in entry) return open.has(entry.to) ? [entry] : [];
    const items = entry.items.filter((item) => open.has(item.to));
    return items.length > 0 || entry.hasLogOut ? [{ ...entry, items }] : [];
  });
}
