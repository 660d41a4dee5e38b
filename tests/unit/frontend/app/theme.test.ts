import { expect, it } from 'vitest';
import { cssVariables, theme } from '../../../../frontend/src/app/theme.ts';

function hueOf(color: string): { hue: number; saturation: number } {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  // Of these greys blue is the most and red the least.
  return {
    hue: blue === most && red === least ? 240 - ((green - red) / (blue - red)) * 60 : 0,
    saturation: most - least,
  };
}

it('the dark scheme has one grey, from its text to its deepest ground', () => {
  const { dark } = cssVariables(theme as never);
  const own = ['dimmed', 'placeholder'].map((name) => dark[`--mantine-color-${name}`]!);
  const grounds = ['surface', 'line', 'hover'].map((name) => dark[`--klang-${name}`]!);
  const greys = [...theme.colors!['dark']!, ...own, ...grounds];
  expect(greys).toHaveLength(15);
  for (const grey of greys) {
    const { hue, saturation } = hueOf(grey);
    expect(hue, grey).toBeGreaterThanOrEqual(200);
    expect(hue, grey).toBeLessThanOrEqual(216);
    expect(saturation, grey).toBeLessThanOrEqual(12);
  }
});
