import { useEffect, useState } from 'react';

export function Delayed({ children }: { children: React.ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? children : <span hidden data-waiting />;
}
