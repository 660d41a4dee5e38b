import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Shorter lists are drawn whole: searching the page and printing then find every row. */
const drawnWhole = 200;
const rowRem = 1.75;
const headerRem = 1.875;

type RowWindow = {
  /** The rows to draw: from first up to, not with, last. */
  first: number;
  last: number;
  /** Pixels of rows not drawn above and below. */
  before: number;
  after: number;
  /** A drawn row's own height counts from then on (cards are taller). */
  measure: ((row: Element | null) => void) | undefined;
  /** Brings a row into sight. */
  show: (index: number) => void;
};

/** Which rows of a long table are in sight. */
export function useRowWindow(count: number, scroller: RefObject<HTMLElement | null>): RowWindow {
  // The virtualizer changes inside the same object, which the compiler cannot see.
  'use no memo';
  const isWindowed = count > drawnWhole;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: isWindowed ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowRem * rem,
    scrollMargin: headerRem * rem,
    overscan: 12,
    initialRect: { width: 0, height: 800 },
  });
  if (!isWindowed) return { first: 0, last: count, before: 0, after: 0, measure: undefined, show: () => undefined };
  const items = virtualizer.getVirtualItems();
  const top = items[0];
  const bottom = items.at(-1);
  const margin = headerRem * rem;
  return {
    first: top?.index ?? 0,
    last: (bottom?.index ?? -1) + 1,
    before: top ? top.start - margin : 0,
    after: bottom ? virtualizer.getTotalSize() - (bottom.end - margin) : 0,
    measure: virtualizer.measureElement,
    show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
