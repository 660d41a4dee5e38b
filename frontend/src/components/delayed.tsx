import { useEffect, useState } from 'react';

/** Shows its content only when it has been waiting for 100 ms: what is quicker shows nothing. */
export function Delayed({ children }: { children: React.ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? children : null;
}
