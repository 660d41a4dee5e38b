import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import { headerRem, rowRem } from './room-of-rows.tsx';
import { longPrintText } from '../../text/long-print.ts';
import classes from './data-table.module.css';

type Props = {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  drawRow: (index: number, measure: (row: Element | null) => void) => React.ReactNode;
  showRow: RefObject<((index: number) => void) | undefined>;
  columns: number;
  onVisible: ((start: number, end: number) => void) | undefined;
};

export function WindowedRows({ scroller, count, drawRow, showRow, columns, onVisible }: Props) {
  // The virtualizer mutates one object, which the React compiler cannot see.
  'use no memo';
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const height = rowRem() * rem;
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
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
  const [start, end] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => onVisible?.(start, end));
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      {before > 0 && <tr aria-hidden style={{ height: before }} />}
      {items.map((item) => drawRow(item.index, virtualizer.measureElement))}
      {after > 0 && <tr aria-hidden style={{ height: after }} />}
      <tr className={classes['partlyPrinted']} aria-hidden>
        <td colSpan={columns}>{longPrintText.partly}</td>
      </tr>
    </>
  );
}
