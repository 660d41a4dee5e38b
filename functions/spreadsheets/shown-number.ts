/**
 * A number as its cell shows it: '0815' by the format '0000', '411 38' by '000 00', 12.35 by '0.00', '100 %' by '0%'.
 * Other formats, such as fractions and scientific ones, leave it as it is.
 */
export function shownNumber(value: number, format: string): string {
  const [first = ''] = format.split(';');
  const plain = first.replaceAll(/\[[^\]]*\]/g, '');
  const bare = plain.replaceAll(literal, (_, quoted: string = '', escaped: string = '') => quoted + escaped);
  if (/^0[0 -]*0$/.test(bare) && Number.isInteger(value) && value >= 0) return inPattern(String(value), bare);
  const [, decimals = ''] = /^[#, ]*0(?:\.([0#]+))?[^#0?/@]*$/.exec(bare) ?? [];
  const isPlain = /^[#, ]*0/.test(bare) && !/[?/Ee@]/.test(bare);
  if (!isPlain) return String(value);
  const isShare = plain.replaceAll(literal, '').includes('%');
  const rounded = Number((isShare ? inPercent(value) : value).toFixed(decimals.length));
  return isShare ? `${rounded} %` : String(rounded);
}

const literal = /"([^"]*)"|\\(.)|_.|\*./g;

/** Without what binary fractions add: 0.07 × 100 is 7.000000000000001. */
export const inPercent = (value: number): number => Number((value * 100).toPrecision(15));

/** Fills the zeros from the right; what does not fit stays in front. */
function inPattern(digits: string, pattern: string): string {
  const zeros = pattern.replaceAll(/[^0]/g, '').length;
  const rest = digits.padStart(zeros, '0');
  let at = rest.length - zeros;
  return rest.slice(0, at) + pattern.replaceAll('0', () => rest[at++]!);
}
