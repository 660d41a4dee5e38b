export const headerRem = 1.875;

const normalRem = 1.75;

/** The height of a row in rem, as dense as the user has chosen. */
export function rowRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--row')) || normalRem;
}

export function RoomOfRows({ count }: { count: number }) {
  return <tr aria-hidden style={{ height: `calc(${count} * var(--row))` }} />;
}
