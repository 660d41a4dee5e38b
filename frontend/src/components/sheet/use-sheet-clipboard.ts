import { type RefObject, useEffect } from 'react';
import { type Change, copied, pasted } from './sheet-clipboard.ts';
import type { Block, Place, Size } from './sheet-moves.ts';

type Options = {
  table: RefObject<HTMLTableElement | null>;
  size: Size;
  block: Block;
  isEditing: boolean;
  textOf: (place: Place) => string;
  onType: ((changes: Change[]) => void) | undefined;
  clear: () => void;
};

export function useSheetClipboard({ table, size, block, isEditing, textOf, onType, clear }: Options): void {
  // The browser dispatches these events to the page, not to the focused cell.
  useEffect(() => {
    const isHere = () => !isEditing && document.activeElement?.closest('table') === table.current;
    function handleCopy(event: ClipboardEvent) {
      if (!isHere()) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', copied(block, textOf));
      if (event.type === 'cut') clear();
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
}
