/** The signs of ranges of code points such as '2190-2193 22A5'. */
export function signsOf(ranges: string): string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first, last = first] = range.split('-').map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last! - first! + 1 }, (_, index) => String.fromCodePoint(first! + index));
  });
}
