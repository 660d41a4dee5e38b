import { useEffect, useRef } from 'react';

/**
 * Enter or Tab may come before the answer to what is typed: what it wants is taken when the answer is there.
 * @returns how a key says what it wants, or takes it back, and whether anything is wanted
 */
export function useWanted<Which>(isWaiting: boolean, take: (which: Which) => void) {
  const wanted = useRef<Which>(undefined);
  const now = useRef(take);
  useEffect(() => {
    now.current = take;
  });
  useEffect(() => {
    const which = wanted.current;
    if (isWaiting || which === undefined) return;
    wanted.current = undefined;
    now.current(which);
  }, [isWaiting]);
  return {
    want: (which: Which | undefined) => {
      wanted.current = which;
    },
    isAnyWanted: () => wanted.current !== undefined,
  };
}
