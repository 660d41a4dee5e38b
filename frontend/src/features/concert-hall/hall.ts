/** The hall cut along its length, in metres: the stage's wall at 0, the floor at 0. */
export const hall = { length: 40, height: 20 } as const;

/** A place in the hall, in metres from the stage's wall and above the floor. */
export type Place = { x: number; y: number };

/** Where the listener sits, and how far off the ears are from the floor. */
export const listener: Place = { x: 21, y: 3.4 };

/** Seconds until the sound has fallen by 60 dB: what a hall for music should have. */
export const reverberationSeconds = 1.9;

const metresPerSecond = 343;

/** What a wall gives back of the sound that meets it; the floor is full of people and chairs. */
const walls = [
  { give: 0.8, mirror: ({ x, y }: Place): Place => ({ x: -x, y }) },
  { give: 0.55, mirror: ({ x, y }: Place): Place => ({ x: 2 * hall.length - x, y }) },
  { give: 0.75, mirror: ({ x, y }: Place): Place => ({ x, y: 2 * hall.height - y }) },
  { give: 0.3, mirror: ({ x, y }: Place): Place => ({ x, y: -y }) },
] as const;

/** Sound that has come by one way: when after the clap, how loud (1 at one metre), and where it last met a wall. */
export type Arrival = { seconds: number; gain: number; from: Place };

/**
 * A clap as the listener hears it: first straight, then once by each wall in the order they come. A wall sends the
 * sound as from behind it, as far behind as the clap is before it.
 */
export function arrivalsOf(clap: Place): [direct: Arrival, ...echoes: Arrival[]] {
  const echoes = walls.map(({ give, mirror }) => {
    const behind = mirror(clap);
    return { ...arrivalFrom(behind, give), from: wherePassed(behind) };
  });
  return [{ ...arrivalFrom(clap, 1), from: clap }, ...echoes.toSorted((a, b) => a.seconds - b.seconds)];
}

/** The first echo that can be told from the clap itself. */
export function echoOf([direct, ...echoes]: ReturnType<typeof arrivalsOf>): Arrival {
  const canBeTold = 0.03;
  return echoes.find(({ seconds }) => seconds - direct.seconds >= canBeTold) ?? echoes.at(-1)!;
}

export function distanceTo({ x, y }: Place): number {
  return Math.hypot(x - listener.x, y - listener.y);
}

function arrivalFrom(source: Place, give: number) {
  const metres = Math.max(1, distanceTo(source));
  return { seconds: metres / metresPerSecond, gain: give / metres };
}

/** Where the way from behind a wall comes into the hall. */
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
