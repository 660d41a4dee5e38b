import { createContext, use } from 'react';
import { panelKeys } from './panels.ts';
import { useLocation } from 'react-router-dom';

/** Where in the stack a panel stands. */
export type PanelPlace = {
  /** As it stands in the address. */
  key: string;
  index: number;
  isTop: boolean;
};

const PlaceContext = createContext<PanelPlace | undefined>(undefined);

export function usePanelPlace(): PanelPlace {
  const place = use(PlaceContext);
  if (!place) throw new Error('A panel stands inside PanelHost or PanelSlot.');
  return place;
}

/** Gives a panel its place in the stack. */
export function PanelPlaceProvider({ panelKey, children }: { panelKey: string; children: React.ReactNode }) {
  const { search } = useLocation();
  const keys = panelKeys(search);
  const index = keys.indexOf(panelKey);
  return (
    <PlaceContext value={{ key: panelKey, index: Math.max(0, index), isTop: index === keys.length - 1 }}>
      {children}
    </PlaceContext>
  );
}

/** A panel that a page brings itself, shown when the address names it. */
export function PanelSlot({ name, children }: { name: string; children: React.ReactNode }) {
  const { search } = useLocation();
  const key = panelKeys(search).find((open) => open.startsWith(`${name}:`));
  return key === undefined ? null : <PanelPlaceProvider panelKey={key}>{children}</PanelPlaceProvider>;
}
