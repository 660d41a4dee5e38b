import { useEffect } from 'react';
import { createValue } from '../state/value.ts';

export type PaletteAction = { id: string; label: string; description?: string; onSelect: () => void };

export const paletteActions = createValue<readonly PaletteAction[]>([]);

export function usePaletteAction(action: PaletteAction | undefined): void {
  useEffect(() => {
    if (!action) return undefined;
    paletteActions.set([...paletteActions.get().filter(({ id }) => id !== action.id), action]);
    return () => paletteActions.set(paletteActions.get().filter((offered) => offered !== action));
  }, [action]);
}
