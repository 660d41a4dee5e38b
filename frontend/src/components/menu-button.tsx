import { Button, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { MenuItem } from './menu-dropdown.tsx';
import { lazy } from './lazy.tsx';
import { prefetch } from './parts.ts';
import classes from './menu-button.module.css';

const load = () => import('./menu-dropdown.tsx');
const MenuDropdown = lazy(load, 'MenuDropdown');

type Props = {
  items: readonly MenuItem[];
  position: 'top' | 'bottom-end';
  isButton?: boolean;
  className?: string | undefined;
  'data-current'?: true | undefined;
  children: React.ReactNode;
};

export function MenuButton({ items, position, isButton = false, children, ...button }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const element = useRef<HTMLButtonElement>(null);
  const Element = isButton ? ToolbarButton : UnstyledButton;
  return (
    <span className={classes['place']}>
      <Element
        {...button}
        ref={element}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void prefetch(load)}
        onFocus={() => void prefetch(load)}
        // The menu closes on a press outside it, which includes this button.
        onMouseDown={(event) => event.stopPropagation()}
        onClick={() => setIsOpen((before) => !before)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {children}
      </Element>
      {isOpen && (
        <MenuDropdown
          items={items}
          position={position}
          onClose={() => {
            setIsOpen(false);
            element.current?.focus();
          }}
        />
      )}
    </span>
  );
}

function ToolbarButton(props: React.ComponentProps<typeof Button<'button'>>) {
  return <Button variant="default" size="xs" rightSection={<IconChevronDown size="0.875rem" />} {...props} />;
}
