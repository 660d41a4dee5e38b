export function projectCodeOf(year: number, number: number): string {
  return `${String(year % 100).padStart(2, '0')}-${String(number).padStart(4, '0')}`;
}
