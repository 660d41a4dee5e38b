import { UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import type { MenuItem } from './menu-dropdown.tsx';
import classes from './menu-button.module.css';

const load = () => import('./menu-dropdown.tsx');
const MenuDropdown = lazy(async () => ({ default: (await load()).MenuDropdown }));

type Props = {
  items: readonly MenuItem[];
  position: 'top' | 'bottom-end';
  className?: string | undefined;
  'data-current'?: true | undefined;
  children: React.ReactNode;
};

/** A button that opens a menu. The menu's code comes when the button is pointed at or focused. */
export function MenuButton({ items, position, children, ...button }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const element = useRef<HTMLButtonElement>(null);
  return (
    <span className={classes['place']}>
      <UnstyledButton
        {...button}
        ref={element}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        // The menu closes itself on a press outside it, which the button is.
        onMouseDown={(event) => event.stopPropagation()}
        onClick={() => setIsOpen((before) => !before)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {children}
      </UnstyledButton>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuDropdown
            items={items}
            position={position}
            onClose={() => {
              setIsOpen(false);
              element.current?.focus();
            }}
          />
        </Suspense>
      )}
    </span>
  );
}
