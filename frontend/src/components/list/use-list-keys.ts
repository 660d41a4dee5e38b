import { useEffect } from 'react';
import { useUserSettings } from '../../api/use-user-settings.ts';

type Keys = { onCreate: (() => void) | undefined; onFilter: (() => void) | undefined };

/**
 * N creates, F opens the filter: while no field has focus and nothing covers the list. Users can turn single-key
 * shortcuts off.
 */
export function useListKeys({ onCreate, onFilter }: Keys): void {
  const { singleKeys } = useUserSettings();
  useEffect(() => {
    if (!singleKeys) return undefined;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (!(target instanceof HTMLElement) || target.isContentEditable) return;
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
      const action = { n: onCreate, f: onFilter }[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [singleKeys, onCreate, onFilter]);
}
