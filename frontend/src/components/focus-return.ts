import { useEffect, useState } from 'react';

/** Gives the focus back to what had it before a window over the page was opened, when the window is unmounted. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => returnFocus(opener, itself), [opener]);
}

/**
 * After the window has closed and the focus trap below it has acted, and only if nothing else took the focus.
 * @param placeOf what to focus for an opener, which may be gone
 */
export function returnFocus(opener: Element | null, placeOf: (opener: Element | null) => HTMLElement | null): void {
  setTimeout(() => {
    setTimeout(() => {
      const active = document.activeElement;
      const isFree = !active || active === document.body || opener?.closest('[role="dialog"]')?.contains(active);
      if (isFree) placeOf(opener)?.focus({ preventScroll: true });
    });
  });
}

/** The opener, where it is still on the page. */
export function itself(opener: Element | null): HTMLElement | null {
  return opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : null;
}
