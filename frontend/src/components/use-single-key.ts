import { useEffect, useRef } from 'react';
import { useUserSettings } from '../api/use-user-settings.ts';

/** True for a key that belongs to the page: no field has the focus, and nothing covers the page. */
export function isKeyOfPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.isContentEditable) return false;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return false;
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') === null;
}

/** What a letter does on a page. Users can turn the single-key shortcuts off. */
export function useSingleKey(key: string, onPress: () => void): void {
  const { singleKeys } = useUserSettings();
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!singleKeys || event.key.toLowerCase() !== key || !isKeyOfPage(event)) return;
      event.preventDefault();
      press.current();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [singleKeys, key]);
}
