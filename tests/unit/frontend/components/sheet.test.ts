import { describe, expect, it } from 'vitest';
import { copied, pasted } from '../../../../frontend/src/components/sheet/sheet-clipboard.ts';
import { blockBetween, moved } from '../../../../frontend/src/components/sheet/sheet-moves.ts';
import { nextOption, typedWith } from '../../../../frontend/src/components/sheet/sheet-options.ts';

const size = { rows: 30, columns: 8 };
const press = (key: string, { ctrlKey = false, shiftKey = false } = {}) => ({ key, ctrlKey, shiftKey });

describe('a key in a sheet', () => {
  it.each([
    ['ArrowDown', {}, { row: 6, column: 3 }],
    ['ArrowUp', {}, { row: 4, column: 3 }],
    ['ArrowLeft', {}, { row: 5, column: 2 }],
    ['ArrowRight', {}, { row: 5, column: 4 }],
    ['Enter', {}, { row: 6, column: 3 }],
    ['Enter', { shiftKey: true }, { row: 4, column: 3 }],
    ['Tab', {}, { row: 5, column: 4 }],
    ['Tab', { shiftKey: true }, { row: 5, column: 2 }],
    ['Home', {}, { row: 5, column: 0 }],
    ['End', {}, { row: 5, column: 7 }],
    ['Home', { ctrlKey: true }, { row: 0, column: 0 }],
    ['End', { ctrlKey: true }, { row: 29, column: 7 }],
    ['ArrowDown', { ctrlKey: true }, { row: 29, column: 3 }],
    ['ArrowLeft', { ctrlKey: true }, { row: 5, column: 0 }],
    ['PageDown', {}, { row: 12, column: 3 }],
  ])('%s %o leads to %o', (key, held, to) => {
    expect(moved({ row: 5, column: 3 }, press(key, held), size)).toEqual(to);
  });

  it('stays inside at the edges, except Tab, which leaves', () => {
    const last = { row: 29, column: 7 };
    expect(moved(last, press('ArrowDown'), size)).toEqual(last);
    expect(moved(last, press('Tab'), size)).toBeUndefined();
    expect(moved({ row: 0, column: 0 }, press('Tab', { shiftKey: true }), size)).toBeUndefined();
    expect(moved({ row: 2, column: 7 }, press('Tab'), size)).toEqual({ row: 3, column: 0 });
    expect(moved(last, press('a'), size)).toBeUndefined();
  });
});

describe('the clipboard of a sheet', () => {
  const at = (row: number, column: number) => blockBetween({ row, column }, { row, column });

  it('holds a block with tabs and line ends', () => {
    const block = blockBetween({ row: 2, column: 1 }, { row: 1, column: 0 });
    expect(copied(block, ({ row, column }) => `${row}:${column}`)).toBe('1:0\t1:1\n2:0\t2:1');
  });

  it('is laid from the first cell, as far as the sheet goes', () => {
    expect(pasted('7,5\t1\r\n8\t\r\n', at(3, 6), size)).toEqual([
      { row: 3, column: 6, text: '7,5' },
      { row: 3, column: 7, text: '1' },
      { row: 4, column: 6, text: '8' },
      { row: 4, column: 7, text: '' },
    ]);
    expect(pasted('1\t2\n3\t4', at(29, 7), size)).toEqual([{ row: 29, column: 7, text: '1' }]);
  });

  it('fills a block that holds it several times', () => {
    const block = blockBetween({ row: 0, column: 0 }, { row: 2, column: 1 });
    expect(pasted('7', block, size).map(({ text }) => text)).toEqual(['7', '7', '7', '7', '7', '7']);
    expect(pasted('7\n8', block, size)).toHaveLength(2 * 2);
  });
});

describe('a cell with fixed options', () => {
  const options = ['', 'Hel', 'Halv'];
  const place = { row: 2, column: 1 };

  /** The cell's value after these letters. */
  function typed(letters: string, from = '', pauseMs = 100): string {
    let now = from;
    let before: ReturnType<typeof typedWith> | undefined;
    letters.split('').forEach((letter, index) => {
      before = typedWith(before, letter, place, index * pauseMs);
      now = nextOption(options, now, before.text)!;
    });
    return now;
  }

  it.each([
    ['h', '', 'Hel'],
    ['hh', '', 'Halv'],
    ['halv', '', 'Halv'],
    ['hel', '', 'Hel'],
    ['hel', 'Hel', 'Hel'],
    ['HALV', 'Halv', 'Halv'],
    ['xhalv', '', 'xhalv'],
    ['0,5', '', '0,5'],
  ])('typed %j from %j is %j', (letters, from, shown) => {
    expect(typed(letters, from)).toBe(shown);
  });

  it('starts over after a pause, and in another cell', () => {
    expect(typed('ha', '', 2_000)).toBe('a');
    expect(typedWith({ row: 1, column: 1, text: 'h', at: 0 }, 'a', place, 10).text).toBe('a');
  });

  it('goes to the one after its own without a letter', () => {
    expect(options.map((option) => nextOption(options, option, ''))).toEqual(['Hel', 'Halv', '']);
    expect(nextOption(undefined, '', 'h')).toBeUndefined();
  });
});
