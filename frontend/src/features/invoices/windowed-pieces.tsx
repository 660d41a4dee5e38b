import { useVirtualizer } from '@tanstack/react-virtual';
import type { Piece } from './basis-pieces.ts';

type Props = {
  scroller: HTMLElement | null;
  pieces: readonly Piece[];
  drawPiece: (index: number, measure: (piece: Element | null) => void) => React.ReactNode;
};

const lineRem = 2.375;
const rowRem = 1.875;

export function WindowedPieces({ scroller, pieces, drawPiece }: Props) {
  'use no memo';
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: pieces.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => {
      const { isFirst, sources } = pieces[index]!;
      return ((isFirst ? lineRem : 0) + sources.length * rowRem) * rem;
    },
    overscan: 8,
  });
  const shown = virtualizer.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <>
      {before > 0 && <Space height={before} />}
      {shown.map(({ index }) => drawPiece(index, virtualizer.measureElement))}
      {after > 0 && <Space height={after} />}
    </>
  );
}

function Space({ height }: { height: number }) {
  return (
    <tbody aria-hidden>
      <tr style={{ height }} />
    </tbody>
  );
}
