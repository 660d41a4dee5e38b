import { useEffect } from 'react';
import { focusFirstRow } from './use-row-keys.ts';
import { useUserSettings } from '../../api/use-user-settings.ts';

type Keys = { onCreate: (() => void) | undefined; onFilter: (() => void) | undefined };

/** Only while no field has focus and nothing covers the list. Users can turn the single-key shortcuts off. */
export function useListKeys({ onCreate, onFilter }: Keys): void {
  const { singleKeys } = useUserSettings();
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (!(target instanceof HTMLElement) || target.isContentEditable) return;
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        // Otherwise the arrow keys belong to the focused element.
        if (target === document.body && focusFirstRow()) event.preventDefault();
        return;
      }
      const action = singleKeys ? { n: onCreate, f: onFilter }[event.key.toLowerCase()] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [singleKeys, onCreate, onFilter]);
}
