import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Change } from './sheet-clipboard.ts';
import { type TypedCell, typedWith } from './sheet-options.ts';
import { type Place, type Size, blockBetween, placesOf } from './sheet-moves.ts';
import { useSheetClipboard } from './use-sheet-clipboard.ts';
import { type Editing, useSheetKeys } from './use-sheet-keys.ts';
import { useUndo } from './use-undo.ts';

type Options = {
  table: RefObject<HTMLTableElement | null>;
  size: Size;
  startRow: number;
  textOf: (place: Place) => string;
  onType: ((changes: Change[]) => void) | undefined;
  nextOf: (place: Place, typed: string) => string | undefined;
};

export function useSheet({ table, size, startRow, textOf, onType: saveChanges, nextOf }: Options) {
  const undo = useUndo(textOf, saveChanges);
  const onType = saveChanges && undo.type;
  const [active, setActive] = useState<Place>({ row: startRow, column: 0 });
  const [anchor, setAnchor] = useState<Place>(active);
  const [editing, setEditing] = useState<Editing>();
  const isToFocus = useRef(false);
  const typed = useRef<TypedCell>(undefined);
  const block = blockBetween(active, anchor);

  useFocusOfActive({ table, active, editing, isToFocus });

  function goTo(place: Place, { extend = false } = {}) {
    isToFocus.current = true;
    setActive(place);
    if (!extend) setAnchor(place);
  }

  function change(places: readonly Place[], text: string) {
    onType?.(places.map((place) => ({ ...place, text })));
  }

  function clear() {
    typed.current = undefined;
    change(placesOf(block), '');
  }

  function endEditing({ keep }: { keep: boolean }) {
    const input = table.current?.querySelector<HTMLInputElement>('[data-active] input');
    if (!editing || !input) return;
    const text = input.value;
    isToFocus.current = document.activeElement === input;
    setEditing(undefined);
    if (!keep) return;
    const changed = placesToType().filter((place) => text !== textOf(place));
    if (changed.length > 0) change(changed, text);
  }

  /** What is typed over a marked range fills it, as an option does; not the columns of options. An opened cell is one. */
  function placesToType(): Place[] {
    if (editing?.began === 'opened') return [active];
    return placesOf(block).filter((place) => nextOf(place, '') === undefined);
  }

  function open(began: Editing['began'], initial = textOf(active)) {
    if (!onType) return;
    typed.current = typedWith(typed.current, began === 'typed' ? initial : '', active, Date.now());
    const next = nextOf(active, typed.current.text);
    if (next !== undefined) change(placesOf(block), next);
    else setEditing({ began, initial });
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

  useSheetClipboard({ table, size, block, isEditing: editing !== undefined, textOf, onType, clear });
  const handleKeyDown = useSheetKeys({
    active,
    editing,
    size,
    undoOf: undo.stepOf,
    mayType: onType !== undefined,
    isOption: nextOf(active, '') !== undefined,
    open,
    clear,
    endEditing,
    goTo,
    markFrom: setAnchor,
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

type FocusOptions = Pick<Options, 'table'> & {
  active: Place;
  editing: Editing | undefined;
  isToFocus: RefObject<boolean>;
};

function useFocusOfActive({ table, active, editing, isToFocus }: FocusOptions): void {
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
}
