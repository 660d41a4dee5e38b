import { describe, expect, it } from 'vitest';
import { arrivalsOf, distanceTo, echoOf, hall, listener } from '../../../../frontend/src/features/concert-hall/hall.ts';

const stage = { x: 12, y: 4.2 };

describe('a clap in the hall', () => {
  it('arrives directly first, delayed by the distance', () => {
    const [direct] = arrivalsOf(stage);
    expect(direct.seconds).toBeCloseTo(distanceTo(stage) / 343, 10);
    expect(direct.from).toEqual(stage);
  });

  it('is reflected once by each wall, floor and ceiling, later and weaker', () => {
    const [direct, ...echoes] = arrivalsOf(stage);
    expect(echoes.length).toBe(4);
    expect(echoes.map(({ seconds }) => seconds)).toEqual(
      echoes.map(({ seconds }) => seconds).toSorted((a, b) => a - b),
    );
    for (const echo of echoes) {
      expect(echo.seconds).toBeGreaterThan(direct.seconds);
      expect(echo.gain).toBeLessThan(direct.gain);
    }
  });

  it('meets the ceiling half-way when clapped at the listener’s own height', () => {
    const overCeiling = arrivalsOf({ x: listener.x - 10, y: listener.y }).find(({ from }) => from.y === hall.height);
    expect(overCeiling?.from.x).toBeCloseTo(listener.x - 5, 10);
  });

  it('is no louder than at a metre when clapped in the listener’s lap', () => {
    expect(arrivalsOf(listener)[0].gain).toBe(1);
  });

  it('has an echo late enough to be audible separately', () => {
    const arrivals = arrivalsOf(stage);
    expect(echoOf(arrivals).seconds - arrivals[0].seconds).toBeGreaterThanOrEqual(0.03);
  });
});
