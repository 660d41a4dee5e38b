import { useEffect } from 'react';
import { createValue, useValue } from '../state/value.ts';
import { loadPart } from './parts.ts';

type Module<Props> = { default: React.ComponentType<Props> };
type LoadedModule<Props> = { Component: React.ComponentType<Props> } | { error: unknown };

/**
 * A component whose file loads when it is first shown, and which waits for the network. React's own `lazy` would fail for
 * good without one; and what Suspense has waited for, be it a file already loaded, React holds back for 300 ms.
 *
 * @param Meanwhile stands in its place until then
 */
export function lazy<Props extends object>(
  load: () => Promise<Module<Props>>,
  Meanwhile?: React.ComponentType<Props>,
): React.ComponentType<Props> {
  const part = createValue<LoadedModule<Props> | undefined>(undefined);
  let loading: Promise<void> | undefined;
  const start = () => {
    loading ??= loadPart(load).then(
      (module) => part.set({ Component: module.default }),
      (error: unknown) => part.set({ error }),
    );
  };

  return function Lazy(props: Props) {
    const loaded = useValue(part);
    useEffect(start, []);
    if (!loaded) return Meanwhile ? <Meanwhile {...props} /> : null;
    if ('error' in loaded) throw loaded.error;
    return <loaded.Component {...props} />;
  };
}
