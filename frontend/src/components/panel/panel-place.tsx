import { createContext, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetLeaving, panelKeys } from './panels.ts';

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
  useFocusReturn(index);
  useEffect(() => () => forgetLeaving(panelKey), [panelKey]);
  return (
    <PlaceContext value={{ key: panelKey, index: Math.max(0, index), isTop: index === keys.length - 1 }}>
      {children}
    </PlaceContext>
  );
}

/** What had the focus when the panels opened, by their index. */
const openers = new Map<number, Element | null>();

/** Focus goes back to where it was when the panel opened, or the one whose place it took. */
function useFocusReturn(index: number) {
  const [opener] = useState(() => openers.get(index) ?? document.activeElement);
  useEffect(() => {
    openers.set(index, opener);
    return () => {
      openers.delete(index);
      // After the panel has gone and the one below has taken the focus, and only if nothing else took it.
      setTimeout(() => {
        setTimeout(() => {
          const active = document.activeElement;
          const isFree = !active || active === document.body || opener?.closest('[role="dialog"]')?.contains(active);
          if (isFree) placeToReturnTo(opener)?.focus({ preventScroll: true });
        });
      });
    };
  }, [index, opener]);
}

/** What opened the panel; the list below where that was a key, or has gone with its row. */
function placeToReturnTo(opener: Element | null): HTMLElement | null {
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) return opener;
  if (document.querySelector('[role="dialog"]')) return null;
  return document.querySelector<HTMLElement>('main [data-index][tabindex="0"]') ?? document.querySelector('main');
}

/** A panel that a page brings itself, shown when the address names it. */
export function PanelSlot({ name, children }: { name: string; children: React.ReactNode }) {
  const { search } = useLocation();
  const key = panelKeys(search).find((open) => open.startsWith(`${name}:`));
  return key === undefined ? null : <PanelPlaceProvider panelKey={key}>{children}</PanelPlaceProvider>;
}
