import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { Link, type To } from 'react-router-dom';
import classes from './menu-button.module.css';

export type MenuItem = {
  key: string;
  label: string;
  icon?: Icon | undefined;
  tone?: 'danger' | undefined;
  isCurrent?: boolean;
  refusal?: string | undefined;
} & ({ to: To; state?: unknown } | { onSelect: () => void });

type Props = {
  items: readonly MenuItem[];
  title?: string;
  position: 'top' | 'bottom-end' | 'bottom-start';
  at?: { x: number; y: number };
  /** Inside a panel `position: fixed` is relative to the panel, so the menu is rendered outside and above it. */
  isInPanel?: boolean;
  onClose: () => void;
};

const abovePanels = 540;

type AnchorProps = { at: Props['at']; ref?: React.Ref<HTMLSpanElement> };

/** The menu's anchor, without the ARIA attributes of Mantine's menu target: it is not a button. */
function Anchor({ at, ref }: AnchorProps) {
  return (
    <span
      ref={ref}
      className={classes['anchor']}
      style={at && { position: 'fixed', inset: 'auto', left: at.x, top: at.y, width: 1, height: 1 }}
    />
  );
}

export function MenuDropdown({ items, title, position, at, isInPanel = false, onClose }: Props) {
  const menu = (
    <Menu
      opened
      onChange={(opened) => !opened && onClose()}
      position={position}
      offset={at ? 0 : 4}
      shadow="md"
      withinPortal={false}
      floatingStrategy="fixed"
      returnFocus={false}
      // The library may consider a point hidden, though it cannot scroll out of view.
      hideDetached={!at}
      {...(isInPanel && { zIndex: abovePanels })}
    >
      <Menu.Target>
        <Anchor at={at} />
      </Menu.Target>
      <Menu.Dropdown aria-label={title}>
        {title && <Menu.Label>{title}</Menu.Label>}
        {items.map((item) => {
          const { icon: ItemIcon } = item;
          const common = {
            leftSection: ItemIcon && <ItemIcon size="1rem" aria-hidden />,
            c: item.tone === 'danger' ? 'var(--mantine-color-error)' : undefined,
            'aria-current': item.isCurrent ? ('page' as const) : undefined,
            fw: item.isCurrent ? 600 : undefined,
          };
          if (item.refusal !== undefined) {
            return (
              <Menu.Item key={item.key} {...common} c="dimmed" aria-disabled closeMenuOnClick={false}>
                {item.label}
                <span className={classes['refusal']}>{item.refusal}</span>
              </Menu.Item>
            );
          }
          return 'to' in item ? (
            <Menu.Item key={item.key} {...common} component={Link} to={item.to} state={item.state}>
              {item.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={item.key} {...common} onClick={item.onSelect}>
              {item.label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
  return isInPanel ? createPortal(menu, document.body) : menu;
}
