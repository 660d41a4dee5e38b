/** A name as it stands in a made-up address. */
export function mailName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .trim()
    .split(' ')
    .slice(0, 2)
    .join('');
}
