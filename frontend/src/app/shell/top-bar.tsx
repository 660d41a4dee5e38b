import { ActionIcon, Title } from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconLogout, IconSearch } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useEffect, useState } from 'react';
import type { Session } from '../../../../shared/schemas/user.ts';
import { FortnoxIndicator } from '../../features/fortnox/fortnox-indicator.tsx';
import { MenuButton } from '../../components/menu-button.tsx';
import { sessionText } from '../../text/session.ts';
import { usePageTitle } from '../pages/document-title.tsx';
import { ownPagesFor } from '../pages/menu.ts';
import { logOut } from './log-out.ts';
import { HelpLink } from './help-link.tsx';
import { MessageList } from './message-list.tsx';
import { openPalette } from './shortcut-keys.tsx';
import classes from './top-bar.module.css';
import { common } from '../../text/common.ts';
import { paletteText, pageText } from '../../text/shell.ts';
import { dayOf, type Day } from '../../../../shared/lib/days.ts';

export function TopBar({ session }: { session: Session }) {
  const navigate = useNavigate();
  const title = usePageTitle();
  const pages = ownPagesFor(session).map((page) => ({ key: page.to, ...page }));
  const nameAt = title.lastIndexOf('» ') + 1;
  return (
    <header className={classes['bar']}>
      <ActionIcon color="gray" aria-label={common.back} title={common.back} onClick={() => void navigate(-1)}>
        <IconArrowLeft size="1.125rem" />
      </ActionIcon>
      <Title order={1} className={classes['title']}>
        <span className={classes['place']}>{title.slice(0, nameAt)}</span>
        {wholeCodes(title.slice(nameAt))}
      </Title>
      <PrintedDate />
      <div className={classes['tools']}>
        <HelpLink />
        <ActionIcon color="gray" aria-label={paletteText.name} title={paletteText.nameAndKeys} onClick={openPalette}>
          <IconSearch size="1.125rem" />
        </ActionIcon>
        <FortnoxIndicator />
        <MessageList />
        <MenuButton
          position="bottom-end"
          className={classes['user']}
          items={[...pages, { key: 'log-out', label: sessionText.logOut, icon: IconLogout, onSelect: logOut }]}
        >
          <span className={classes['name']}>
            {session.firstName} {session.lastName}
          </span>
          <span className={classes['initials']} aria-hidden>
            {session.initials}
          </span>
          <IconChevronDown size="0.875rem" aria-hidden />
        </MenuButton>
      </div>
    </header>
  );
}

/** A code that is broken at its hyphen reads as two. */
function wholeCodes(name: string): React.ReactNode {
  return name.split(/(\d+-\d+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={classes['code']}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function PrintedDate() {
  const [day, setDay] = useState<Day>(() => dayOf(new Date()));
  useEffect(() => {
    const now = () => setDay(dayOf(new Date()));
    window.addEventListener('beforeprint', now);
    return () => window.removeEventListener('beforeprint', now);
  }, []);
  return <span className={classes['printed']}>{pageText.printed(day)}</span>;
}
