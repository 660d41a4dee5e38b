export function currentAddress(): string {
  const { pathname, search } = window.location;
  return `${pathname}${search}`;
}
