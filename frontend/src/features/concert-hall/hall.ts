/** The hall in longitudinal section, in metres: the stage wall and the floor at 0. */
export const hall = { length: 40, height: 20 } as const;

export type Place = { x: number; y: number };

export const listener: Place = { x: 21, y: 3.4 };

/** RT60 in seconds: a typical value for a concert hall. */
export const reverberationSeconds = 1.9;

const metresPerSecond = 343;

/** The reflection coefficient of each wall; audience and seats on the floor absorb most of it. */
const walls = [
  { give: 0.8, mirror: ({ x, y }: Place): Place => ({ x: -x, y }) },
  { give: 0.55, mirror: ({ x, y }: Place): Place => ({ x: 2 * hall.length - x, y }) },
  { give: 0.75, mirror: ({ x, y }: Place): Place => ({ x, y: 2 * hall.height - y }) },
  { give: 0.3, mirror: ({ x, y }: Place): Place => ({ x, y: -y }) },
] as const;

/** One arrival of a sound: seconds after the clap, gain (1 at one metre) and its last reflection point. */
export type Arrival = { seconds: number; gain: number; from: Place };

/**
 * A clap at the listener by the image source method: the direct sound, then one reflection per wall, sorted by arrival.
 * Each wall reflects the sound as if from the source's mirror image.
 */
export function arrivalsOf(clap: Place): [direct: Arrival, ...echoes: Arrival[]] {
  const echoes = walls.map(({ give, mirror }) => {
    const behind = mirror(clap);
    return { ...arrivalFrom(behind, give), from: wherePassed(behind) };
  });
  return [{ ...arrivalFrom(clap, 1), from: clap }, ...echoes.toSorted((a, b) => a.seconds - b.seconds)];
}

export function echoOf([direct, ...echoes]: ReturnType<typeof arrivalsOf>): Arrival {
  const leastAudible = 0.03;
  return echoes.find(({ seconds }) => seconds - direct.seconds >= leastAudible) ?? echoes.at(-1)!;
}

export function distanceTo({ x, y }: Place): number {
  return Math.hypot(x - listener.x, y - listener.y);
}

function arrivalFrom(source: Place, give: number) {
  const metres = Math.max(1, distanceTo(source));
  return { seconds: metres / metresPerSecond, gain: give / metres };
}

function wherePassed(behind: Place): Place {
  const towards = (outside: number, inside: number, edge: number) => (edge - outside) / (inside - outside);
  const { x, y } = behind;
  let share = 0;
  if (x < 0) share = towards(x, listener.x, 0);
  else if (x > hall.length) share = towards(x, listener.x, hall.length);
  else if (y < 0) share = towards(y, listener.y, 0);
  else if (y > hall.height) share = towards(y, listener.y, hall.height);
  return { x: x + (listener.x - x) * share, y: y + (listener.y - y) * share };
}
