import { useEffect } from 'react';
import type { Arrival } from './hall.ts';
import { styleAt } from './spots.ts';
import classes from './concert-hall.module.css';

type Props = { arrivals: readonly Arrival[]; onEnd: () => void };

/** Sound is too fast to see: the picture shows it so many times slower. */
const slower = 12;
/** When the last ring is gone. */
const lastingMs = 4000;

/** A clap spreads from where it was, and again from each wall it meets. Without motion it is a dot for a while. */
export function Rings({ arrivals: [direct, ...echoes], onEnd }: Props) {
  useEffect(() => {
    const timer = setTimeout(onEnd, lastingMs);
    return () => clearTimeout(timer);
    // It ends once, whoever drew it last.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <div className={classes['rings']} aria-hidden>
      {direct && <span className={classes['ring']} style={styleAt(direct.from)} />}
      {echoes.map(({ from, seconds }) => (
        <span
          key={seconds}
          className={classes['ring']}
          data-echo
          style={{ ...styleAt(from), animationDelay: `${Math.round(seconds * slower * 1000)}ms` }}
        />
      ))}
    </div>
  );
}
