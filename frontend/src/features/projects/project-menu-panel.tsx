import { UnstyledButton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCachedForRegistering } from '../../api/use-cached-for-registering.ts';
import { useCanOpen } from '../../components/openable.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { projectMenuText as text } from '../../text/project-menu.ts';
import { projectMenu, type MenuEntry } from './project-menu.ts';
import classes from './project-menu-panel.module.css';

export function ProjectMenuPanel({ id, args }: PanelProps) {
  const canOpen = useCanOpen();
  const projectCode = args['projectCode'] ?? '';
  useCachedForRegistering(id === undefined ? undefined : { projectId: id, projectCode });
  if (id === undefined) return null;
  const fixedPrice = args['fixedPrice'] === 'true';
  const project = { projectId: id, projectCode, customerId: Number(args['customerId']), fixedPrice };
  const entries = projectMenu(project).filter(({ target }) => canOpen(target));
  return (
    <Panel title={text.of(projectCode)} width={300}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links take the focus */}
      <ul className={classes['menu']} onKeyDown={moveFocus}>
        {entries.map((entry, index) => (
          <li key={entry.key}>
            <EntryLink entry={entry} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function EntryLink({
  entry: { label, icon: EntryIcon, target, onSelect },
  isFirst,
}: {
  entry: MenuEntry;
  isFirst: boolean;
}) {
  const place = usePanelPlace();
  const panelStack = usePanels();
  const link = typeof target === 'string' ? { to: target } : panelStack.linkInPlace(place.key, target);
  if (onSelect) {
    return (
      <UnstyledButton className={classes['entry']} data-autofocus={isFirst || undefined} onClick={onSelect}>
        <EntryIcon size="1.125rem" aria-hidden />
        {label}
      </UnstyledButton>
    );
  }
  return (
    <UnstyledButton
      component={Link}
      {...link}
      replace
      className={classes['entry']}
      data-autofocus={isFirst || undefined}
    >
      <EntryIcon size="1.125rem" aria-hidden />
      {label}
    </UnstyledButton>
  );
}

function moveFocus(event: React.KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const index = links.findIndex((link) => link === document.activeElement);
  const steps: Record<string, number> = {
    ArrowDown: (index + 1) % links.length,
    ArrowUp: (index - 1 + links.length) % links.length,
    Home: 0,
    End: links.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}
