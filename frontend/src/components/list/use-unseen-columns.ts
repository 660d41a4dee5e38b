import { useSyncExternalStore } from 'react';

/** Rows come, and columns are chosen, without the panel being rendered. */
function followTable(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', onChange);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', onChange);
  };
}

/** The labels of the page's columns that no row shows, one a line: the style decides by width and letters. */
function unseenLabels(): string {
  const seen = new Map<string, boolean>();
  for (const cell of document.querySelectorAll<HTMLElement>('main td[data-label]')) {
    const label = cell.dataset['label']!;
    seen.set(label, seen.get(label) || getComputedStyle(cell).display !== 'none');
  }
  return [...seen].flatMap(([label, isSeen]) => (isSeen ? [] : [label])).join('\n');
}

/** The labels of the list's columns that are chosen but have no room on the screen. */
export function useUnseenColumns(): ReadonlySet<string> {
  return new Set(useSyncExternalStore(followTable, unseenLabels).split('\n'));
}
