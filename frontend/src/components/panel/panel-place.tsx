import { createContext, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { returnFocus, itself } from '../focus-return.ts';
import { forgetLeaving, panelKeys } from './panels.ts';

export type PanelPlace = {
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

export function PanelPlaceProvider({ panelKey, children }: { panelKey: string; children: React.ReactNode }) {
  const { search } = useLocation();
  const keys = panelKeys(search);
  const index = keys.indexOf(panelKey);
  useReturnToOpener(index);
  useEffect(() => () => forgetLeaving(panelKey), [panelKey]);
  return (
    <PlaceContext value={{ key: panelKey, index: Math.max(0, index), isTop: index === keys.length - 1 }}>
      {children}
    </PlaceContext>
  );
}

const openers = new Map<number, Element | null>();

function useReturnToOpener(index: number) {
  const [opener] = useState(() => openers.get(index) ?? document.activeElement);
  useEffect(() => {
    openers.set(index, opener);
    return () => {
      openers.delete(index);
      returnFocus(opener, placeToReturnTo);
    };
  }, [index, opener]);
}

function placeToReturnTo(opener: Element | null): HTMLElement | null {
  const place = itself(opener);
  if (place) return place;
  if (document.querySelector('[role="dialog"]')) return null;
  return document.querySelector<HTMLElement>('main [data-index][tabindex="0"]') ?? document.querySelector('main');
}

export function PanelSlot({ name, children }: { name: string; children: React.ReactNode }) {
  const { search } = useLocation();
  const key = panelKeys(search).find((open) => open.startsWith(`${name}:`));
  return key === undefined ? null : <PanelPlaceProvider panelKey={key}>{children}</PanelPlaceProvider>;
}
