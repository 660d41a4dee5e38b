export function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let one = element?.parentElement; one; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return null;
}
