import type { Page } from 'playwright';

/** Texts below the AA contrast ratio: 4.5, or 3 for large text. */
export function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const parse = (text: string): Colour => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const blend = (top: Colour, ground: Colour): Colour => {
      const mix = (index: 0 | 1 | 2) => top[index] * top[3] + ground[index] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const linear = (value: number) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const light = ([red, green, blue]: Colour) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    const groundOf = (element: Element | null): Colour => {
      if (!element) return parse(getComputedStyle(document.body).backgroundColor);
      const own = parse(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : blend(own, groundOf(element.parentElement));
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };

    const pale = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      const text = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }: any) => data.trim());
      // Disabled elements are exempt, and an image of paper is white in dark mode too.
      const isExcepted = element.closest(
        ':disabled, [data-disabled], [aria-disabled="true"], [data-stale], script, style',
      );
      if (text.join('') === '' || isExcepted || !isShown(element)) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const [red, green, blue, alpha] = parse(color);
      const ground = groundOf(element);
      const shades = [light(blend([red, green, blue, alpha * opacityOf(element)], ground)), light(ground)];
      const ratio = (Math.max(...shades) + 0.05) / (Math.min(...shades) + 0.05);
      const pixels = Number.parseFloat(fontSize);
      const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
      if (ratio < (isLarge ? 3 : 4.5))
        pale.add(`${ratio.toFixed(2)} ${element.tagName} ”${text.join(' ').slice(0, 30)}”`);
    }
    return [...pale];
  });
}
