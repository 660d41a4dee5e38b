import { useState } from 'react';
import { lazy } from '../lazy.tsx';
import type { ListDefinition, RowAction } from './list-definition.ts';
import { useRowMenuItems } from './row-actions.tsx';

const MenuDropdown = lazy(() => import('../menu-dropdown.tsx'), 'MenuDropdown');

type Options<Row> = {
  list: ListDefinition<Row>;
  rowAt: (index: number) => Row | undefined;
  actions: readonly RowAction<Row>[];
  onRowMenu: ((row: Row) => void) | undefined;
};

/** The menu that a secondary click on a row opens. @returns the handler of the click, and the menu while it is open */
export function useRowMenu<Row>({ list, rowAt, actions, onRowMenu }: Options<Row>) {
  const [menu, setMenu] = useState<{ row: Row; at: { x: number; y: number }; opener: HTMLElement }>();
  const menuItems = useRowMenuItems<Row>();

  function openMenu(event: React.MouseEvent) {
    const opener = (event.target as Element).closest<HTMLElement>('[data-index]');
    const row = opener ? rowAt(Number(opener.dataset['index'])) : undefined;
    if (!opener || !row || (!onRowMenu && actions.length === 0)) return;
    event.preventDefault();
    if (onRowMenu) {
      onRowMenu(row);
      return;
    }
    for (const { onMenuOpened } of actions) onMenuOpened?.();
    setMenu({ row, at: { x: event.clientX, y: event.clientY }, opener });
  }

  const openedMenu = menu && (
    <MenuDropdown
      title={list.rowName(menu.row)}
      items={menuItems(actions, menu.row)}
      position="bottom-start"
      at={menu.at}
      onClose={() => {
        setMenu(undefined);
        menu.opener.focus({ preventScroll: true });
      }}
    />
  );
  return [openMenu, openedMenu] as const;
}
