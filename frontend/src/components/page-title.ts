import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createValue } from '../state/value.ts';

/** The title a page gives itself in place of its route's, for as long as it is open. */
export const titleOverride = createValue<{ pathname: string; title: string } | undefined>(undefined);

/** Gives the page another title than its route's; undefined keeps the route's. */
export function useTitle(title: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (title === undefined) return undefined;
    titleOverride.set({ pathname, title });
    return () => titleOverride.set(undefined);
  }, [pathname, title]);
}
