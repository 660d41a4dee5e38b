import { useRef } from 'react';
import { type Place, type Size, moved } from './sheet-moves.ts';

/** 'typed': a key began the edit, so arrows leave the cell. 'opened': F2 or double click, arrows move the cursor. */
export type Editing = { initial: string; began: 'typed' | 'opened' };

type Options = {
  active: Place;
  editing: Editing | undefined;
  size: Size;
  undoOf: (key: string, shiftKey: boolean) => (() => Place | undefined) | undefined;
  mayType: boolean;
  /** The active cell takes one of some options. */
  isOption: boolean;
  /** Without `initial`, the edit begins with what the cell holds. */
  open: (began: Editing['began'], initial?: string) => void;
  clear: () => void;
  endEditing: (how: { keep: boolean }) => void;
  goTo: (place: Place, how?: { extend: boolean }) => void;
  markFrom: (place: Place) => void;
};

/** @returns the handler of the keys of a sheet */
export function useSheetKeys(options: Options) {
  const { active, editing, size, undoOf, mayType, isOption, open, clear, endEditing, goTo, markFrom } = options;
  const isLeaving = useRef(false);

  function handleEditingKey(event: React.KeyboardEvent) {
    const { key } = event;
    // The shortcuts of the page or of a form are not the cell's.
    if ((event.ctrlKey || event.metaKey) && key !== 'Enter') {
      if (key.toLowerCase() === 's') endEditing({ keep: true });
      return;
    }
    if (key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      endEditing({ keep: false });
      return;
    }
    const isArrow = key.startsWith('Arrow');
    if (key !== 'Enter' && key !== 'Tab' && !(isArrow && editing?.began === 'typed')) return;
    const next = moved(active, { key, ctrlKey: false, shiftKey: event.shiftKey && !isArrow }, size);
    endEditing({ keep: true });
    if (!next) return;
    event.preventDefault();
    goTo(next);
  }

  return function handleKeyDown(event: React.KeyboardEvent) {
    if (event.altKey || event.nativeEvent.isComposing) return;
    if (editing) {
      handleEditingKey(event);
      return;
    }
    const { key, shiftKey } = event;
    const ctrlKey = event.ctrlKey || event.metaKey;
    if (key === 'Escape') {
      // Tab moves between cells; after Esc it leaves the sheet.
      isLeaving.current = true;
      markFrom(active);
      return;
    }
    // Pressed on its own first where Tab is to go backwards.
    if (key === 'Shift') return;
    const isTabOut = key === 'Tab' && isLeaving.current;
    isLeaving.current = false;
    if (isTabOut || (ctrlKey && key === 'Enter')) return;
    if (ctrlKey && key.toLowerCase() === 'a') {
      event.preventDefault();
      markFrom({ row: 0, column: 0 });
      goTo({ row: size.rows - 1, column: size.columns - 1 }, { extend: true });
      return;
    }
    const step = ctrlKey ? undoOf(key, shiftKey) : undefined;
    if (step) {
      event.preventDefault();
      const place = step();
      if (place) goTo(place);
      return;
    }
    const next = moved(active, { key, ctrlKey, shiftKey }, size);
    if (next) {
      event.preventDefault();
      goTo(next, { extend: shiftKey && key !== 'Enter' && key !== 'Tab' });
    } else if (key === 'F2') {
      event.preventDefault();
      open('opened');
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      clear();
    } else if (key.length === 1 && !ctrlKey && (key !== ' ' || isOption)) {
      if (!mayType) return;
      event.preventDefault();
      open('typed', key === ' ' ? '' : key);
    }
  };
}
