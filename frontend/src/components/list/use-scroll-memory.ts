import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const storageKey = (key: string) => `klang.scroll.${key}`;

/**
 * Restores a container's scroll position per history entry, on Back and reload. @param isReady the content is rendered
 */
export function useScrollMemory(container: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { key: step, pathname } = useLocation();
  // A tab's first history entry has no key of its own.
  const key = step === 'default' ? pathname : step;
  const hasRestored = useRef(false);

  useLayoutEffect(() => {
    if (!isReady || hasRestored.current || !container.current) return;
    hasRestored.current = true;
    const top = Number(sessionStorage.getItem(storageKey(key)) ?? 0);
    if (top > 0) container.current.scrollTo({ top });
  }, [container, isReady, key]);

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const keep = () => {
      if (hasRestored.current) sessionStorage.setItem(storageKey(key), String(element.scrollTop));
    };
    keep();
    element.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      element.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the container may come first when its content does
  }, [container, key, isReady]);
}
