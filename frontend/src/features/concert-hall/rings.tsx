import { useEffect } from 'react';
import type { Arrival } from './hall.ts';
import { styleAt } from './spots.ts';
import classes from './concert-hall.module.css';

type Props = { arrivals: readonly Arrival[]; onEnd: () => void };

/** The animation's slow-motion factor; real sound is too fast to see. */
const slower = 12;
const lastingMs = 4000;

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
