export const rowRem = 1.75;
export const headerRem = 1.875;

/** Reserves the height of rows that are not rendered yet. */
export function RoomOfRows({ count }: { count: number }) {
  return <tr aria-hidden style={{ height: `${count * rowRem}rem` }} />;
}
