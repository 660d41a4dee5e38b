import { useEffect } from 'react';
import { createValue, useValue } from '../state/value.ts';
import { loadPart } from './parts.ts';

type Component<Props> = (props: Props) => React.ReactNode | Promise<React.ReactNode>;

type LoadedComponent = { Component: Component<object> } | { error: unknown };

/**
 * A component whose file loads when it is first shown, and which waits for the network. React's own `lazy` would fail for
 * good without one; and what Suspense has waited for, be it a file already loaded, React holds back for 300 ms.
 *
 * @param name what its file calls it @param meanwhile stands in its place until then
 */
export function lazy<Name extends string, File extends Readonly<Record<Name, Component<never>>>>(
  load: () => Promise<File>,
  name: Name,
  meanwhile?: Component<Parameters<File[Name]>[0]>,
): File[Name] {
  const part = createValue<LoadedComponent | undefined>(undefined);
  const Meanwhile = meanwhile as Component<object> | undefined;
  let loading: Promise<void> | undefined;
  const start = () => {
    loading ??= loadPart(load).then(
      (file) => part.set({ Component: file[name] as unknown as Component<object> }),
      (error: unknown) => part.set({ error }),
    );
  };

  function Lazy(props: object) {
    const loaded = useValue(part);
    useEffect(start, []);
    if (!loaded) return Meanwhile ? <Meanwhile {...props} /> : null;
    if ('error' in loaded) throw loaded.error;
    return <loaded.Component {...props} />;
  }
  return Lazy as Component<never> as File[Name];
}
