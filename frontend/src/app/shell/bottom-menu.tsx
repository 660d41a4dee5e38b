import { Badge, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { listAttention } from '../../../../shared/contract/calls/attention.ts';
import { useRoute } from '../../api/use-route.ts';
import { formatNumber } from '../../components/format.ts';
import { MenuButton } from '../../components/menu-button.tsx';
import { attentionCount } from '../../text/attention-count.ts';
import { sessionText } from '../../text/session.ts';
import { menuFor, type MenuEntry } from '../pages/menu.ts';
import { logOut } from './log-out.ts';
import classes from './bottom-menu.module.css';
import { menuText } from '../../text/shell.ts';
import type { Rights } from '../../../../shared/domain/roles.ts';

/** The menu's links carry no query, so following one resets that list's filters. */
export function BottomMenu({ rights }: { rights: Rights }) {
  return (
    <nav className={classes['menu']} aria-label={menuText.main}>
      {menuFor(rights).map((entry) =>
        'to' in entry ? <Single key={entry.label} entry={entry} /> : <Group key={entry.label} entry={entry} />,
      )}
    </nav>
  );
}

function Single({ entry }: { entry: Extract<MenuEntry, { to: string }> }) {
  const { pathname } = useLocation();
  const EntryIcon = entry.icon;
  return (
    <UnstyledButton
      component={Link}
      to={entry.to}
      className={classes['entry']}
      aria-current={pathname === entry.to ? 'page' : undefined}
    >
      <EntryIcon size="1.125rem" aria-hidden />
      {entry.label}
    </UnstyledButton>
  );
}

function Group({ entry }: { entry: Extract<MenuEntry, { items: unknown }> }) {
  const { pathname } = useLocation();
  const EntryIcon = entry.icon;
  const isCounted = entry.items.some((item) => item.isCounted);
  const count = useAttentionCount(isCounted);
  const pages = entry.items.map(({ label, to, isCounted: hasCount }) => ({
    key: to,
    label: hasCount && count > 0 ? `${label} (${formatNumber(count)})` : label,
    to,
    isCurrent: pathname === to,
  }));
  const logOutItem = { key: 'log-out', label: sessionText.logOut, icon: IconLogout, onSelect: logOut };
  return (
    <MenuButton
      position="top"
      className={classes['entry']}
      data-current={pages.some(({ isCurrent }) => isCurrent) || undefined}
      items={entry.hasLogOut ? [...pages, logOutItem] : pages}
    >
      <EntryIcon size="1.125rem" aria-hidden />
      {entry.label}
      {count > 0 && (
        <Badge className={classes['count'] ?? ''} size="xs" color="red" aria-label={attentionCount(count)}>
          {formatNumber(count)}
        </Badge>
      )}
    </MenuButton>
  );
}

function useAttentionCount(isCounted: boolean): number {
  const { data } = useRoute(listAttention, {}, { silent: true, enabled: isCounted });
  // A disabled query still returns what another entry has cached.
  return isCounted ? (data?.length ?? 0) : 0;
}
