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
