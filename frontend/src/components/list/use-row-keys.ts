import { useRef, useState, type RefObject } from 'react';
import { openRowMenu } from './open-row.ts';
import type { Selection } from './use-selection.ts';

type RowKeys = {
  current: number;
  showRow: RefObject<((index: number) => void) | undefined>;
  onFocus: (event: React.FocusEvent) => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
};

const pageStep = 10;

export function focusFirstRow(): boolean {
  const row = document.querySelector<HTMLElement>('main tr[data-index][tabindex="0"]');
  row?.focus();
  return row !== null;
}

/** A distant row is rendered some frames after scrolling to it. */
const maxFrames = 60;

function focusWhenDrawn(find: () => HTMLElement | null, frames: number): void {
  const row = find();
  if (row) row.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenDrawn(find, frames - 1));
}

/**
 * Keyboard navigation of table rows: arrows, Home, End, Page Up and Page Down move, with Shift they mark too; Enter opens,
 * Space marks, Escape unmarks all; Shift+F10 shows the row's menu.
 */
export function useRowKeys<Row>(count: number, selection?: Selection<Row>): RowKeys {
  const [current, setCurrent] = useState(0);
  const showRow = useRef<(index: number) => void>(undefined);

  function go(body: Element, index: number) {
    const next = Math.max(0, Math.min(count - 1, index));
    showRow.current?.(next);
    setCurrent(next);
    const rowElement = () => body.querySelector<HTMLElement>(`[data-index="${next}"]`);
    focusWhenDrawn(rowElement, maxFrames);
  }

  return {
    showRow,
    current: Math.min(current, Math.max(0, count - 1)),
    onFocus: (event) => {
      const row = event.target.closest<HTMLElement>('[data-index]');
      if (row) setCurrent(Number(row.dataset['index']));
    },
    onKeyDown: (event) => {
      const row = (event.target as Element).closest<HTMLTableRowElement>('[data-index]');
      const body = row?.parentElement;
      if (!row || !body || event.target !== row) return;
      const index = Number(row.dataset['index']);
      const steps: Record<string, number> = {
        ArrowDown: index + 1,
        ArrowUp: index - 1,
        Home: 0,
        End: count - 1,
        PageDown: index + pageStep,
        PageUp: index - pageStep,
      };
      const step = steps[event.key];
      if (step !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        if (event.shiftKey && selection) selection.range(index, Math.max(0, Math.min(count - 1, step)));
        go(body, step);
      } else if (event.key === ' ' && selection) {
        event.preventDefault();
        selection.toggle(index, event.shiftKey);
      } else if (event.key === 'Escape' && selection && selection.rows.length > 0) {
        event.preventDefault();
        selection.clear();
      } else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && selection) {
        event.preventDefault();
        if (selection.ofPage !== 'all') selection.togglePage();
      } else if (event.key === 'Enter') {
        event.preventDefault();
        row.querySelector<HTMLElement>('[data-main-link]')?.click();
      } else if ((event.key === 'F10' && event.shiftKey) || event.key === 'ContextMenu') {
        event.preventDefault();
        openRowMenu(row.cells[0] ?? row);
      }
    },
  };
}
