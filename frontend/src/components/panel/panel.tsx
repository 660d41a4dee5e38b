import '../over-styles.ts';
import { ActionIcon, Drawer } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { howItWorks } from '../../text/how-it-works.ts';
import { useIsCovered } from '../dialogs/dialogs.ts';
import { readPanel } from '../../navigation/panel-address.ts';
import { panels as panelsOf } from '../../navigation/paths.ts';
import { PanelHistoryButton } from './history-button.tsx';
import { usePanelPlace } from './panel-place.tsx';
import { usePanels } from './panels.ts';
import { reportPanelFoot } from '../reported-sizes.ts';
import { common } from '../../text/common.ts';
import classes from './panel.module.css';

const lowestZIndex = 300;
const help = panelsOf.handbook();

type Props = {
  title: React.ReactNode;
  width?: number;
  children: React.ReactNode;
  footer?: React.ReactNode;
  isText?: boolean;
  onSave?: () => void;
  onSaveAndClose?: () => void;
};

/** Only the top panel holds the focus and listens to Esc and the save keys. */
export function Panel({ title, width = 800, children, footer, isText = false, onSave, onSaveAndClose }: Props) {
  const { key, index, isTop } = usePanelPlace();
  const panels = usePanels();
  const isActive = !useIsCovered() && isTop;
  const name = readPanel(key)?.name;

  function handleKeyDown(event: React.KeyboardEvent) {
    if (!isActive || !(event.ctrlKey || event.metaKey)) return;
    if (event.key.toLowerCase() === 's') {
      event.preventDefault();
      onSave?.();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onSaveAndClose?.();
    }
  }

  return (
    <Drawer.Root
      opened
      onClose={() => void panels.close(key)}
      position="right"
      size={`min(${width / 16}rem, 100vw)`}
      zIndex={lowestZIndex + index * 10}
      closeOnEscape={isActive}
      trapFocus={isActive}
      closeOnClickOutside={isActive}
      returnFocus={false}
      lockScroll={false}
      transitionProps={{ duration: 120, transition: 'slide-left' }}
      onKeyDown={handleKeyDown}
      classNames={{
        content: classes['content'] ?? '',
        header: classes['header'] ?? '',
        title: classes['title'] ?? '',
        body: classes['body'] ?? '',
        inner: classes['inner'] ?? '',
      }}
    >
      {index === 0 && <Drawer.Overlay backgroundOpacity={0.25} />}
      <Drawer.Content>
        {/* A `header` element in a panel would be a banner landmark. */}
        <Drawer.Header role="none">
          <Drawer.Title ref={beginOnTitle} tabIndex={-1}>
            {title}
          </Drawer.Title>
          <Drawer.CloseButton aria-label={common.close} className={classes['close'] ?? ''} />
          {/* Visually left of the close button, but after it in the DOM, so that it is not focused first. */}
          <PanelHistoryButton />
          {name !== help.name && <HelpButton onOpen={() => void panels.open(help)} />}
        </Drawer.Header>
        <Drawer.Body>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is only read is scrolled by the keyboard */}
          <div className={classes['scroll']} tabIndex={isText ? 0 : undefined}>
            {children}
          </div>
          {footer !== undefined && (
            <div className={classes['footer']} ref={reportPanelFoot}>
              {footer}
            </div>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function HelpButton({ onOpen }: { onOpen: () => void }) {
  return (
    <ActionIcon
      color="gray"
      className={classes['help'] ?? ''}
      aria-label={howItWorks.link}
      title={howItWorks.linkAndKey}
      onClick={onOpen}
    >
      <IconHelp size="1.125rem" />
    </ActionIcon>
  );
}

/** Without an autofocus field, focus starts on the heading, not on the close button. */
function beginOnTitle(title: HTMLElement | null): void {
  const dialog = title?.closest('[role="dialog"]');
  if (dialog && !dialog.querySelector('[data-autofocus]')) title?.setAttribute('data-autofocus', 'true');
}
