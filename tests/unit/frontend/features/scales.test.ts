import { scaleBand, scaleLinear } from 'd3-scale';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandsOf, roundScale } from '../../../../frontend/src/components/scales.ts';

const amount = fc.integer({ min: 1, max: 2_000_000_000 });
const loss = fc.integer({ min: -2_000_000_000, max: 0 });

describe('a scale of amounts', () => {
  it('holds all amounts, and places them in proportion', () => {
    fc.assert(
      fc.property(loss, amount, (least, most) => {
        const scale = roundScale([least, most], [168, 8], 4);
        expect(scale.from).toBeLessThanOrEqual(least);
        expect(scale.to).toBeGreaterThanOrEqual(most);
        expect([scale.place(scale.from), scale.place(scale.to)]).toEqual([168, 8]);
        const theirs = scaleLinear([scale.from, scale.to], [168, 8]);
        for (const one of [least, 0, most / 3, most]) expect(scale.place(one)).toBeCloseTo(theirs(one), 6);
      }),
    );
  });

  it('has a few round steps, with zero among them', () => {
    fc.assert(
      fc.property(loss, amount, (least, most) => {
        const { ticks } = roundScale([least, most], [168, 8], 4);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(8);
        expect(String(Math.abs(ticks[1]! - ticks[0]!))).toMatch(/^[125]0*$|^0\.[125]$/);
      }),
    );
  });

  it.each([
    [0, 100, [0, 20, 40, 60, 80, 100]],
    [0, 480_000, [0, 100_000, 200_000, 300_000, 400_000, 500_000]],
    [-30, 95, [-50, 0, 50, 100]],
    [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ])('from %d to %d has the steps of d3', (least, most, steps) => {
    const { ticks } = roundScale([least, most], [168, 8], 4);
    const theirs = scaleLinear([least, most], [168, 8]).nice(4).ticks(4);
    expect(ticks.map((tick) => Number(tick.toPrecision(12)))).toEqual(steps);
    expect(theirs).toEqual(steps);
  });
});

it('bands stand where those of d3 stand', () => {
  for (const count of [1, 2, 5, 12, 31]) {
    const ours = bandsOf(count, [52, 640], 0.25);
    const keys = Array.from({ length: count }, (_, index) => String(index));
    const theirs = scaleBand(keys, [52, 640]).padding(0.25);
    expect(ours.width).toBeCloseTo(theirs.bandwidth(), 6);
    for (const [index, key] of keys.entries()) expect(ours.left(index)).toBeCloseTo(theirs(key)!, 6);
  }
});
