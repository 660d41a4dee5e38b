import { useEffect } from 'react';
import { createValue } from '../state/value.ts';

/** Something a page offers in the palette while it is open. */
export type PaletteAction = { id: string; label: string; description?: string; onSelect: () => void };

/** What the open pages offer now. */
export const paletteActions = createValue<readonly PaletteAction[]>([]);

/** Offers an action in the palette for as long as the component is there. Undefined: nothing to offer. */
export function usePaletteAction(action: PaletteAction | undefined): void {
  useEffect(() => {
    if (!action) return undefined;
    paletteActions.set([...paletteActions.get().filter(({ id }) => id !== action.id), action]);
    return () => paletteActions.set(paletteActions.get().filter((offered) => offered !== action));
  }, [action]);
}
