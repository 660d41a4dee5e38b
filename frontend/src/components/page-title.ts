import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createValue } from '../state/value.ts';

export const titleOverride = createValue<{ pathname: string; title: string } | undefined>(undefined);

export function useTitle(title: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (title === undefined) return undefined;
    titleOverride.set({ pathname, title });
    return () => titleOverride.set(undefined);
  }, [pathname, title]);
}
