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
import { type MenuGroup, type MenuIcon, type Screen, screenList } from '../../navigation/screens.ts';
import { labelOf } from '../../navigation/titles.ts';
import { menuText as text } from '../../text/shell.ts';

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

const icons: Record<MenuIcon, Icon> = {
  bin: IconTrash,
  book: IconBook2,
  calendar: IconCalendarTime,
  chart: IconChartBar,
  folders: IconFolders,
  people: IconUsersGroup,
  scale: IconScale,
  settings: IconSettings,
  spreadsheet: IconFileSpreadsheet,
};

const groups: Record<MenuGroup, { label: string; icon: Icon; hasLogOut?: true }> = {
  home: { label: text.home, icon: IconHome },
  contact: { label: text.contact, icon: IconAddressBook },
  invoices: { label: text.invoices, icon: IconFileInvoice },
  settings: { label: text.settings, icon: IconSettings, hasLogOut: true },
};

const linkTo = (screen: Screen): MenuLink => ({
  label: labelOf(screen),
  to: screen.path,
  ...(screen.isCounted && { isCounted: true }),
});

const openTo = (rights: Rights): readonly Screen[] => screenList.filter((screen) => isLetIn(rights, screen));

export function ownPagesFor(rights: Rights): readonly (MenuLink & { icon: Icon })[] {
  return openTo(rights).flatMap((screen) =>
    screen.underName ? [{ ...linkTo(screen), icon: icons[screen.underName.icon] }] : [],
  );
}

export function unlistedFor(rights: Rights): readonly MenuLink[] {
  return openTo(rights)
    .filter(({ isUnlisted }) => isUnlisted)
    .map(linkTo);
}

export function menuFor(rights: Rights): readonly MenuEntry[] {
  const open = openTo(rights);
  const places = new Set(screenList.flatMap(({ menu }) => menu ?? []));
  return [...places].flatMap<MenuEntry>((place) => {
    const items = open.filter(({ menu }) => menu === place).map(linkTo);
    if (typeof place !== 'string') return items.map((item) => ({ ...item, icon: icons[place.icon] }));
    const group = groups[place];
    return items.length > 0 || group.hasLogOut ? [{ ...group, items }] : [];
  });
}
