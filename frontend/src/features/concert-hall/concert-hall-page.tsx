import { Button } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { concertHallText as text } from '../../text/concert-hall.ts';
import { ClapSound } from './clap-sound.ts';
import { arrivalsOf, type Arrival, distanceTo, echoOf, type Place } from './hall.ts';
import { HallPicture } from './hall-picture.tsx';
import { Rings } from './rings.tsx';
import { spots, styleAt, toPlace } from './spots.ts';
import classes from './concert-hall.module.css';

type Clap = { id: number; arrivals: readonly Arrival[] };

export function ConcertHallPage() {
  const [sound] = useState(() => new ClapSound());
  const [isMuted, setMuted] = useState(false);
  const [claps, setClaps] = useState<readonly Clap[]>([]);
  const [heard, setHeard] = useState('');
  const made = useRef(0);
  useEffect(() => () => sound.close(), [sound]);

  function clapAt(place: Place) {
    const arrivals = arrivalsOf(place);
    if (!isMuted) sound.play(arrivals);
    made.current += 1;
    const id = made.current;
    setClaps((before) => [...before.slice(-3), { id, arrivals }]);
    const echoMs = Math.round((echoOf(arrivals).seconds - arrivals[0].seconds) * 1000);
    setHeard(text.heard({ metres: Math.round(distanceTo(place)), echoMs }));
  }

  return (
    <div className={classes['page']}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the buttons in it are for keys */}
      <div className={classes['hall']} onClick={(event) => clapAt(toPlace(event))}>
        <HallPicture />
        {claps.map(({ id, arrivals }) => (
          <Rings
            key={id}
            arrivals={arrivals}
            onEnd={() => setClaps((before) => before.filter((one) => one.id !== id))}
          />
        ))}
        {spots.map(({ name, place }) => (
          <button
            key={name}
            type="button"
            className={classes['spot']}
            style={styleAt(place)}
            aria-label={text.clapAt(name)}
            title={text.clapAt(name)}
            onClick={(event) => {
              event.stopPropagation();
              clapAt(place);
            }}
          />
        ))}
      </div>
      <div className={classes['below']}>
        <output className={classes['heard']}>{heard || text.hint}</output>
        <Button
          variant="default"
          size="xs"
          aria-pressed={isMuted}
          leftSection={isMuted ? <IconVolumeOff size="1rem" /> : <IconVolume size="1rem" />}
          onClick={() => setMuted(!isMuted)}
        >
          {isMuted ? text.soundOff : text.soundOn}
        </Button>
      </div>
    </div>
  );
}
