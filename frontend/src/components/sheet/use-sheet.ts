import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Change, copied, pasted } from './sheet-clipboard.ts';
import { type TypedCell, typedWith } from './sheet-options.ts';
import { useUndo } from './use-undo.ts';
import { type Place, type Size, blockBetween, moved, placesOf } from './sheet-moves.ts';

type Options = {
  table: RefObject<HTMLTableElement | null>;
  size: Size;
  startRow: number;
  textOf: (place: Place) => string;
  onType: ((changes: Change[]) => void) | undefined;
  nextOf: (place: Place, typed: string) => string | undefined;
};

/** 'typed': a key began the edit, so arrows leave the cell. 'opened': F2 or double click, arrows move the cursor. */
type Editing = { initial: string; began: 'typed' | 'opened' };

export function useSheet({ table, size, startRow, textOf, onType: take, nextOf }: Options) {
  const undo = useUndo(textOf, take);
  const onType = take && undo.type;
  const [active, setActive] = useState<Place>({ row: startRow, column: 0 });
  const [anchor, setAnchor] = useState<Place>(active);
  const [editing, setEditing] = useState<Editing>();
  const isToFocus = useRef(false);
  const isLeaving = useRef(false);
  const typed = useRef<TypedCell>(undefined);
  const block = blockBetween(active, anchor);

  useLayoutEffect(() => {
    if (!isToFocus.current || editing) return;
    isToFocus.current = false;
    const cell = table.current?.querySelector<HTMLElement>('[data-active]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where the focus goes depends on them
  }, [active, editing]);

  useLayoutEffect(() => {
    table.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [table]);

  function goTo(place: Place, { extend = false } = {}) {
    isToFocus.current = true;
    setActive(place);
    if (!extend) setAnchor(place);
  }

  function change(places: readonly Place[], text: string) {
    onType?.(places.map((place) => ({ ...place, text })));
  }

  function endEditing({ keep }: { keep: boolean }) {
    const input = table.current?.querySelector<HTMLInputElement>('[data-active] input');
    if (!editing || !input) return;
    const typed = input.value;
    isToFocus.current = document.activeElement === input;
    setEditing(undefined);
    if (!keep) return;
    const changed = placesToType().filter((place) => typed !== textOf(place));
    if (changed.length > 0) change(changed, typed);
  }

  /** What is typed over a marked range fills it, as an option does; not the columns of options. An opened cell is one. */
  function placesToType(): Place[] {
    if (editing?.began === 'opened') return [active];
    return placesOf(block).filter((place) => nextOf(place, '') === undefined);
  }

  function open(began: Editing['began'], initial: string) {
    if (!onType) return;
    typed.current = typedWith(typed.current, began === 'typed' ? initial : '', active, Date.now());
    const next = nextOf(active, typed.current.text);
    if (next !== undefined) change(placesOf(block), next);
    else setEditing({ began, initial });
  }

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

  function handleKeyDown(event: React.KeyboardEvent) {
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
      setAnchor(active);
      return;
    }
    const isTabOut = key === 'Tab' && isLeaving.current;
    isLeaving.current = false;
    if (isTabOut || (ctrlKey && key === 'Enter')) return;
    if (ctrlKey && key.toLowerCase() === 'a') {
      event.preventDefault();
      setAnchor({ row: 0, column: 0 });
      goTo({ row: size.rows - 1, column: size.columns - 1 }, { extend: true });
      return;
    }
    const step = ctrlKey ? undo.stepOf(key, shiftKey) : undefined;
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
      open('opened', textOf(active));
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      typed.current = undefined;
      change(placesOf(block), '');
    } else if (key.length === 1 && !ctrlKey && (key !== ' ' || nextOf(active, '') !== undefined)) {
      if (!onType) return;
      event.preventDefault();
      open('typed', key === ' ' ? '' : key);
    }
  }

  function handlePointer(place: Place, event: React.MouseEvent) {
    if (event.button !== 0) return;
    const isSame = active.row === place.row && active.column === place.column;
    if (isSame && editing) return;
    event.preventDefault();
    if (editing) endEditing({ keep: true });
    const wasFocused = table.current?.contains(document.activeElement) ?? false;
    if (isSame && wasFocused && !event.shiftKey && nextOf(place, '') !== undefined) open('opened', '');
    goTo(place, { extend: event.shiftKey });
    // React renders nothing when the cell was already active.
    table.current?.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true });
  }

  // The browser dispatches these events to the page, not to the focused cell.
  useEffect(() => {
    const isHere = () => !editing && document.activeElement?.closest('table') === table.current;
    function handleCopy(event: ClipboardEvent) {
      if (!isHere()) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', copied(block, textOf));
      if (event.type === 'cut') change(placesOf(block), '');
    }
    function handlePaste(event: ClipboardEvent) {
      const text = event.clipboardData?.getData('text/plain');
      if (!isHere() || !onType || text === undefined || text === '') return;
      event.preventDefault();
      onType(pasted(text, block, size));
    }
    document.addEventListener('copy', handleCopy);
    document.addEventListener('cut', handleCopy);
    document.addEventListener('paste', handlePaste);
    return () => {
      document.removeEventListener('copy', handleCopy);
      document.removeEventListener('cut', handleCopy);
      document.removeEventListener('paste', handlePaste);
    };
  });

  return {
    active,
    block,
    editing,
    handleKeyDown,
    handlePointer,
    handlePointerOver: (place: Place, event: React.MouseEvent) => {
      if (event.buttons === 1 && !editing) goTo(place, { extend: true });
    },
    handleDoubleClick: (place: Place) => {
      if (nextOf(place, '') === undefined) open('opened', textOf(place));
    },
    handleFocus: (place: Place) => {
      if (place.row === active.row && place.column === active.column) return;
      setActive(place);
      setAnchor(place);
    },
    handleBlur: () => endEditing({ keep: true }),
  };
}
