import { describe, expect, it } from 'vitest';
import { shareRoom } from '../../../../../frontend/src/components/list/share-room.ts';

describe('the room that columns share', () => {
  const given = (needs: readonly (readonly [whole: number, enough: number])[], room: number) =>
    shareRoom(
      needs.map(([whole, enough]) => ({ whole, enough })),
      room,
    ).map((rem) => Math.round(rem * 100) / 100);

  it('is shared in proportion where there is more than they need', () => {
    expect(
      given(
        [
          [4, 4],
          [12, 12],
        ],
        32,
      ),
    ).toEqual([8, 24]);
  });

  it('goes first to what is enough for each, and then to those that need more', () => {
    expect(
      given(
        [
          [12, 12],
          [18, 8],
        ],
        24,
      ),
    ).toEqual([12, 12]);
  });

  it('is cut alike for those that need most where there is too little', () => {
    expect(
      given(
        [
          [4, 4],
          [18, 18],
          [12, 12],
        ],
        20,
      ),
    ).toEqual([4, 8, 8]);
  });
});
