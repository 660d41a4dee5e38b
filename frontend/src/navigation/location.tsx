import { createContext, startTransition, use, useEffect, useState } from 'react';
import { matchPath } from './match-path.ts';
import { navigate, onShown, type Place, shownPlace } from './navigate.ts';

const PlaceContext = createContext<Place | undefined>(undefined);

/** Renders its children at the shown place; a change of place is a transition, which typing interrupts. */
export function Located({ children }: { children: React.ReactNode }) {
  const [place, setPlace] = useState(shownPlace);
  useEffect(() => {
    const follow = () => startTransition(() => setPlace(shownPlace()));
    follow();
    return onShown(follow);
  }, []);
  return place && <PlaceContext value={place}>{children}</PlaceContext>;
}

export function useLocation(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('Only what stands in Located has a location.');
  return place;
}

/** @param pattern the path of the page that asks. @returns its parts by name; none on another path */
export function useParams(pattern: string): Record<string, string> {
  return matchPath(pattern, useLocation().pathname) ?? {};
}

type SetSearch = (next: Record<string, string> | ((before: URLSearchParams) => URLSearchParams)) => void;

export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  return [
    params,
    (next) => {
      const after = new URLSearchParams(typeof next === 'function' ? next(params) : next);
      void navigate({ search: after.toString() });
    },
  ];
}
