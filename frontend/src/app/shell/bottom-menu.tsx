import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import type { Role } from '../../../../shared/contract/route.ts';
import { sessionText } from '../../text/session.ts';
import { menuFor, type MenuEntry } from '../menu.ts';
import { useLogOut } from './log-out.ts';
import classes from './bottom-menu.module.css';

/** The menu at the bottom. Its links carry no query, so following one resets that list's filter. */
export function BottomMenu({ role }: { role: Role }) {
  return (
    <nav className={classes['menu']} aria-label="Huvudmeny">
      {menuFor(role).map((entry) =>
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
  const logOut = useLogOut();
  const EntryIcon = entry.icon;
  const isHere = entry.items.some((item) => item.to === pathname);
  return (
    <Menu position="top" offset={4}>
      <Menu.Target>
        <UnstyledButton className={classes['entry']} data-current={isHere || undefined}>
          <EntryIcon size="1.125rem" aria-hidden />
          {entry.label}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {entry.items.map((item) => (
          <Menu.Item
            key={item.to}
            component={Link}
            to={item.to}
            aria-current={pathname === item.to ? 'page' : undefined}
            fw={pathname === item.to ? 600 : undefined}
          >
            {item.label}
          </Menu.Item>
        ))}
        {entry.label === 'Inställningar' && (
          <Menu.Item leftSection={<IconLogout size="1rem" />} onClick={logOut}>
            {sessionText.logOut}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
