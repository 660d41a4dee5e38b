import { useEffect } from 'react';

type Keys = { onCreate: (() => void) | undefined; onFilter: (() => void) | undefined };

/** N adds to the list, F opens its filter: when nothing is being typed and nothing stands over the list. */
export function useListKeys({ onCreate, onFilter }: Keys): void {
  useEffect(() => {
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
  }, [onCreate, onFilter]);
}
