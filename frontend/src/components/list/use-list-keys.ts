import { useEffect } from 'react';
import { focusFirstRow } from './use-row-keys.ts';
import { useUserSettings } from '../../api/use-user-settings.ts';
import { isKeyOfPage } from '../use-single-key.ts';

type Keys = { onCreate: (() => void) | undefined; onFilter: (() => void) | undefined };

/** Only while no field has focus and nothing covers the list. Users can turn the single-key shortcuts off. */
export function useListKeys({ onCreate, onFilter }: Keys): void {
  const { singleKeys } = useUserSettings();
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!isKeyOfPage(event)) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        // Otherwise the arrow keys belong to the focused element.
        if (event.target === document.body && focusFirstRow()) event.preventDefault();
        return;
      }
      const action = singleKeys
        ? { n: onCreate, f: onFilter, e: editOf(event.target) }[event.key.toLowerCase()]
        : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [singleKeys, onCreate, onFilter]);
}

/** 'Ändra' of the row that has the focus. */
function editOf(target: EventTarget | null): (() => void) | undefined {
  const edit = (target as Element | null)?.closest('tr')?.querySelector<HTMLElement>('[data-action="edit"]');
  return edit ? () => edit.click() : undefined;
}
