import { formatNumber } from '../format.ts';
import { ShareBar } from '../share-bar.tsx';

/** A part of a whole in per cent, with a small bar of it. What is over a hundred has another colour. */
export function ShareCell({ percent }: { percent: number }) {
  const within = Math.min(percent, 100);
  return (
    <>
      {formatNumber(percent)}
      <ShareBar
        parts={[
          { value: within, tone: 'main' },
          { value: percent - within, tone: 'over' },
        ]}
        whole={Math.max(percent, 100)}
        mark={100}
      />
    </>
  );
}
