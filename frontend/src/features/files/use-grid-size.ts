import { useEffect, useState } from 'react';
import { scrollerOf } from '../../components/scroller-of.ts';

export const tileRem = { width: 8.5, height: 8, gap: 0.5 };

export const rootPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export function useGridSize(grid: React.RefObject<HTMLDivElement | null>) {
  const [size, setSize] = useState({ columns: 4, offset: 0 });
  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const columns = Math.max(2, Math.floor(element.clientWidth / ((tileRem.width + tileRem.gap) * rootPixels())));
      const scroller = scrollerOf(element);
      const offset = scroller
        ? element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
        : 0;
      setSize((before) => (before.columns === columns && before.offset === offset ? before : { columns, offset }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  });
  return size;
}
