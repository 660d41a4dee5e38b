import {
  IconAddressBook,
  IconCalendarTime,
  IconFileInvoice,
  IconFolders,
  IconHome,
  IconSettings,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import type { Role } from '../../../shared/contract/route.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import { attentionText } from '../text/attention.ts';
import { titles } from '../text/titles.ts';
import { paths } from './paths.ts';
import { screens } from './screens.ts';

export type MenuLink = {
  label: string;
  to: string;
  /** With how much needs attention. */
  isCounted?: boolean;
};
export type MenuEntry = { label: string; icon: Icon } & ({ to: string } | { items: readonly MenuLink[] });

const structure: readonly MenuEntry[] = [
  {
    label: 'Hem',
    icon: IconHome,
    items: [
      { label: 'Ansvarig', to: paths.homeProjectOwner },
      { label: 'Granskare', to: paths.homeProjectReviewer },
      { label: 'Insatser', to: paths.homeWorkOrders },
      { label: 'Dela', to: paths.homeShare },
    ],
  },
  { label: 'Kund', icon: IconUsersGroup, to: paths.customers },
  { label: 'Projekt', icon: IconFolders, to: paths.projects },
  {
    label: 'Kontakt',
    icon: IconAddressBook,
    items: [
      { label: 'Personer', to: paths.persons },
      { label: 'Adresser', to: paths.addresses },
    ],
  },
  {
    label: 'Fakturor',
    icon: IconFileInvoice,
    items: [
      { label: 'Fakturera', to: paths.invoicing },
      { label: 'Ansvarig', to: paths.invoiceArchiveMy },
      { label: 'Förfallna', to: paths.invoiceArchiveOverdue },
      { label: 'Reskontra', to: paths.invoiceArchive },
      { label: attentionText.menu, to: paths.invoiceAttention, isCounted: true },
      { label: 'Nummerserie', to: paths.numberSeries },
    ],
  },
  {
    label: 'Inställningar',
    icon: IconSettings,
    items: [
      { label: 'Användare', to: paths.users },
      { label: 'PL-standard', to: paths.defaultPriceLists },
      { label: 'PL-kund', to: paths.customerPriceLists },
      { label: 'Leverans', to: paths.deliveryTemplates },
      { label: 'Taggar', to: paths.tags },
      { label: 'Produkter', to: paths.products },
      { label: 'System', to: paths.systemSettings },
      { label: 'Dev', to: paths.dev },
      { label: 'Gränssnitt', to: paths.preferences },
    ],
  },
];

/** Pages of one's own, under the user's name in the top bar; the bottom menu is the specification's and has no place for them. */
export const ownPages: readonly (MenuLink & { icon: Icon })[] = [
  { label: titles.staffTimeLogs, to: paths.staffTimeLogs, icon: IconCalendarTime },
  { label: titles.preferences, to: paths.preferences, icon: IconSettings },
];

/** The menu as a role sees it: the screens that are there and that the role reaches. */
export function menuFor(role: Role): readonly MenuEntry[] {
  const open = new Set(screens.filter((screen) => hasRole(role, screen.role)).map((screen) => screen.path));
  return structure.flatMap<MenuEntry>((entry) => {
    if ('to' in entry) return open.has(entry.to) ? [entry] : [];
    const items = entry.items.filter((item) => open.has(item.to));
    // Settings always hold 'Logga ut'.
    return items.length > 0 || entry.label === 'Inställningar' ? [{ ...entry, items }] : [];
  });
}
