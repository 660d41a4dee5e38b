import { useEffect } from 'react';
import { createValue } from '../state/value.ts';

/** An action that a page offers in the palette while it is open. */
export type PaletteAction = { id: string; label: string; description?: string; onSelect: () => void };

/** The actions of the open pages. */
export const paletteActions = createValue<readonly PaletteAction[]>([]);

/** Offers an action in the palette while the component is mounted. */
export function usePaletteAction(action: PaletteAction | undefined): void {
  useEffect(() => {
    if (!action) return undefined;
    paletteActions.set([...paletteActions.get().filter(({ id }) => id !== action.id), action]);
    return () => paletteActions.set(paletteActions.get().filter((offered) => offered !== action));
  }, [action]);
}
