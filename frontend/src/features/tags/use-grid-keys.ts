import { useState } from 'react';

type GridKeys = {
  tabStop: number;
  onFocus: (event: React.FocusEvent) => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
};

/**
 * Keyboard navigation in a grid of items with buttons: arrows, Home and End move to the same button of another item;
 * Delete clicks the item's delete button.
 */
export function useGridKeys(count: number): GridKeys {
  const [current, setCurrent] = useState(0);
  return {
    tabStop: Math.min(current, Math.max(0, count - 1)),
    onFocus: ({ currentTarget, target }) => setCurrent(Math.max(0, indexOf(currentTarget, target))),
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const items = [...event.currentTarget.children];
      const from = indexOf(event.currentTarget, event.target);
      const item = items[from];
      if (!item) return;
      if (event.key === 'Delete') {
        event.preventDefault();
        item.querySelector<HTMLElement>('[data-delete]')?.click();
        return;
      }
      const to = nextIndex(event.key, from, items);
      if (to === undefined) return;
      event.preventDefault();
      const button = [...item.querySelectorAll('button')].indexOf(event.target as HTMLButtonElement);
      items[to]?.querySelectorAll('button')[Math.max(0, button)]?.focus();
    },
  };
}

function indexOf(grid: Element, target: EventTarget): number {
  return [...grid.children].findIndex((item) => item.contains(target as Node));
}

function nextIndex(key: string, from: number, items: readonly Element[]): number | undefined {
  const columns = items.filter((item) => topOf(item) === topOf(items[0]!)).length;
  const steps: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: items.length - 1,
  };
  const to = steps[key];
  return to !== undefined && to >= 0 && to < items.length ? to : undefined;
}

function topOf(item: Element): number {
  return Math.round(item.getBoundingClientRect().top);
}
