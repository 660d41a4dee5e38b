import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';

type Props = {
  scroller: RefObject<HTMLElement | null>;
  models: readonly object[];
  drawRow: (model: object, index: number, measure: (row: Element | null) => void) => React.ReactNode;
  /** Where the keys find how to bring a row into sight. */
  showRow: RefObject<((index: number) => void) | undefined>;
};

const rowRem = 1.75;
const headerRem = 1.875;

/** The rows in sight of a long table, with empty space for the others. */
export function WindowedRows({ scroller, models, drawRow, showRow }: Props) {
  // The virtualizer changes inside the same object, which the compiler cannot see.
  'use no memo';
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: models.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowRem * rem,
    scrollPaddingStart: headerRem * rem,
    overscan: 12,
  });
  useEffect(() => {
    const target = showRow;
    target.current = (index) => virtualizer.scrollToIndex(index, { align: 'auto' });
    return () => {
      target.current = undefined;
    };
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      {before > 0 && <tr aria-hidden style={{ height: before }} />}
      {items.map((item) => drawRow(models[item.index]!, item.index, virtualizer.measureElement))}
      {after > 0 && <tr aria-hidden style={{ height: after }} />}
    </>
  );
}
