import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../../../frontend/src/components/list/text-width.ts';

describe('the width of a text', () => {
  it('is more for wide letters than for narrow ones', () => {
    expect(textWidth('mmm')).toBeGreaterThan(textWidth('iii'));
    expect(textWidth('Å')).toBeGreaterThan(textWidth('å'));
    expect(textWidth('')).toBe(0);
  });
});
