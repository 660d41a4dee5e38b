type CombineSizes = (sizes: readonly number[]) => number;
type MeasuredSize = { property: `--${string}`; of: 'offsetHeight' | 'offsetWidth'; together: CombineSizes };

const sum: CombineSizes = (sizes) => sizes.reduce((all, one) => all + one, 0);
const largest: CombineSizes = (sizes) => Math.max(0, ...sizes);

/** @returns a `ref` of elements whose sizes, in px, properties of the root tell the styles of messages */
function sizeReporter(...measured: readonly MeasuredSize[]): React.RefCallback<HTMLElement> {
  const elements = new Set<HTMLElement>();
  const report = () => {
    for (const { property, of, together } of measured) {
      const size = together([...elements].map((element) => element[of]));
      document.documentElement.style.setProperty(property, `${size}px`);
    }
  };
  let observer: ResizeObserver | undefined;
  // React calls it with null only where it returns nothing.
  const follow = (element: HTMLElement) => {
    observer ??= new ResizeObserver(report);
    elements.add(element);
    observer.observe(element);
    return () => {
      elements.delete(element);
      observer?.unobserve(element);
      report();
    };
  };
  return follow;
}

export const reportStatusHeight = sizeReporter({ property: '--status-height', of: 'offsetHeight', together: sum });

/** The strip above the page, which says how the site is. */
export const reportStripHeight = sizeReporter({ property: '--strip-height', of: 'offsetHeight', together: sum });

/** What stands above the bottom menu: the foot of a list or form, and the bar of marked rows. */
export const reportPageFoot = sizeReporter({ property: '--page-foot-height', of: 'offsetHeight', together: sum });

/** A panel's buttons, at the bottom of the screen and on its right. */
export const reportPanelFoot = sizeReporter(
  { property: '--panel-foot-height', of: 'offsetHeight', together: largest },
  { property: '--panel-foot-width', of: 'offsetWidth', together: largest },
);
