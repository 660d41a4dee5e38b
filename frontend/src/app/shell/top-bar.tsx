import { ActionIcon, Menu, Title, Tooltip, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconLogout, IconSearch, IconSettings } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import type { Session } from '../../../../shared/schemas/user.ts';
import { sessionText } from '../../text/session.ts';
import { usePageTitle } from '../document-title.tsx';
import { menuFor } from '../menu.ts';
import { paths } from '../paths.ts';
import { useLogOut } from './log-out.ts';
import { MessageList } from './message-list.tsx';
import { openPalette } from './shortcut-keys.tsx';
import classes from './top-bar.module.css';

export function TopBar({ session }: { session: Session }) {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const title = usePageTitle();
  const settings = menuFor(session.role).find((entry) => entry.label === 'Inställningar');
  const hasPreferences = settings && 'items' in settings && settings.items.some(({ to }) => to === paths.preferences);

  return (
    <header className={classes['bar']}>
      <Tooltip label="Tillbaka">
        <ActionIcon variant="subtle" color="gray" aria-label="Tillbaka" onClick={() => void navigate(-1)}>
          <IconArrowLeft size="1.125rem" />
        </ActionIcon>
      </Tooltip>
      <Title order={1} className={classes['title']}>
        {title}
      </Title>
      <div className={classes['tools']}>
        <Tooltip label="Sök och gå till (Ctrl+K)">
          <ActionIcon variant="subtle" color="gray" aria-label="Sök och gå till" onClick={openPalette}>
            <IconSearch size="1.125rem" />
          </ActionIcon>
        </Tooltip>
        <MessageList />
        <Menu position="bottom-end">
          <Menu.Target>
            <UnstyledButton className={classes['user']}>
              <span className={classes['name']}>
                {session.firstName} {session.lastName}
              </span>
              <span className={classes['initials']} aria-hidden>
                {session.initials}
              </span>
              <IconChevronDown size="0.875rem" aria-hidden />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {hasPreferences && (
              <Menu.Item component={Link} to={paths.preferences} leftSection={<IconSettings size="1rem" />}>
                Gränssnitt
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconLogout size="1rem" />} onClick={logOut}>
              {sessionText.logOut}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </header>
  );
}
