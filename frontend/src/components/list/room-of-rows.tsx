export const rowRem = 1.75;
export const headerRem = 1.875;

/** What the rows take until they are drawn. */
export function RoomOfRows({ count }: { count: number }) {
  return <tr aria-hidden style={{ height: `${count * rowRem}rem` }} />;
}
