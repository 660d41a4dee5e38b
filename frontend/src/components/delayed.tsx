import { useEffect, useState } from 'react';

/** So that short waits show nothing. */
export function Delayed({ children }: { children: React.ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? children : null;
}
