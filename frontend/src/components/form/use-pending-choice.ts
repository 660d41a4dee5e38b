import { useEffect, useRef } from 'react';

/**
 * Enter or Tab may come before the response to the typed text: the choice is made when the response arrives. @returns
 * setters of the pending choice, and whether there is one
 */
export function usePendingChoice<Which>(isWaiting: boolean, take: (which: Which) => void) {
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
