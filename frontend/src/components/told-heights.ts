type Together = (heights: readonly number[]) => number;

const sum: Together = (heights) => heights.reduce((all, one) => all + one, 0);
const highest: Together = (heights) => Math.max(0, ...heights);

/** @returns a `ref` of elements whose heights, in px, a property of the root tells the styles of messages */
function heightTeller(property: `--${string}`, together: Together) {
  const elements = new Set<HTMLElement>();
  const tell = () => {
    const height = together([...elements].map(({ offsetHeight }) => offsetHeight));
    document.documentElement.style.setProperty(property, `${height}px`);
  };
  let observer: ResizeObserver | undefined;
  return (element: HTMLElement | null) => {
    if (!element) return undefined;
    observer ??= new ResizeObserver(tell);
    elements.add(element);
    observer.observe(element);
    return () => {
      elements.delete(element);
      observer?.unobserve(element);
      tell();
    };
  };
}

export const tellStatusHeight = heightTeller('--status-height', sum);

/** What stands above the bottom menu: the foot of a list or form, and the bar of marked rows. */
export const tellPageFoot = heightTeller('--page-foot-height', sum);

/** A panel's buttons, at the bottom of the screen. */
export const tellPanelFoot = heightTeller('--panel-foot-height', highest);
