export const rowRem = 1.75;
export const headerRem = 1.875;

export function RoomOfRows({ count }: { count: number }) {
  return <tr aria-hidden style={{ height: `${count * rowRem}rem` }} />;
}
