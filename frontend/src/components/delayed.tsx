import { useEffect, useState } from 'react';

/** Stands for what is not there yet: what would be pushed down by it is hidden meanwhile. */
export const Pending = () => <span hidden data-waiting />;

export function Delayed({ children }: { children: React.ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? children : <Pending />;
}
