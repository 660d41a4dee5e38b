import { useEffect, useEffectEvent, useState } from 'react';
import { useUserSettings } from '../../api/use-user-settings.ts';
import { createValue, useValue } from '../../state/value.ts';
import { isCovered } from '../../components/dialogs/dialogs.ts';
import { lazy } from '../../components/lazy.tsx';
import { openPanel, panelKeys } from '../../components/panel/panels.ts';
import { loadPart } from '../../components/parts.ts';
import { readPanel } from '../../navigation/panel-address.ts';
import { panels, paths } from '../../navigation/paths.ts';
import type { Rights } from '../../../../shared/domain/roles.ts';

const Palette = lazy(() => import('./palette.tsx'), 'Palette');
const ShortcutList = lazy(() => import('./shortcut-list.tsx'), 'ShortcutList');

const shown = createValue<'palette' | 'shortcuts' | undefined>(undefined);

export function openPalette(): void {
  shown.set('palette');
}

export function ShortcutKeys({ rights }: { rights: Rights }) {
  const what = useValue(shown);
  const { singleKeys } = useUserSettings();
  const [query, setQuery] = useState('');
  const close = () => {
    shown.set(undefined);
    setQuery('');
  };
  useTypedAhead(what === 'palette', (key) => setQuery((typed) => typed + key));

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      // Not the browser's own help, whatever is open.
      if (event.key === 'F1') event.preventDefault();
      if (isCovered()) return;
      if (event.key === 'F1') {
        shown.set(undefined);
        showHelp();
      } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        shown.set('palette');
      } else if (isUndo(event) && !isTextField(event.target)) {
        event.preventDefault();
        void loadPart(() => import('../../api/undo.ts')).then(({ undoLatest }) => undoLatest());
      } else if (event.key === '?' && singleKeys && !isTyping(event.target)) {
        event.preventDefault();
        shown.set('shortcuts');
      }
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [singleKeys]);

  return (
    <>
      {what === 'palette' && (
        <Palette
          rights={rights}
          query={query}
          onQueryChange={setQuery}
          onShortcuts={() => shown.set('shortcuts')}
          onClose={close}
        />
      )}
      {what === 'shortcuts' && <ShortcutList onClose={close} />}
    </>
  );
}

/** Over what is open, unless it is the handbook. */
function showHelp(): void {
  const { pathname, search } = window.location;
  const help = panels.handbook();
  const isShown =
    pathname.startsWith(paths.handbook) || panelKeys(search).some((key) => readPanel(key)?.name === help.name);
  if (!isShown) openPanel.get()(help);
}

/** What is typed before the field of the palette has the focus is neither lost nor a shortcut of the page. */
function useTypedAhead(isOpen: boolean, onKey: (key: string) => void): void {
  const handleKey = useEffectEvent(onKey);
  useEffect(() => {
    if (!isOpen) return undefined;
    function handleKeyDown(event: KeyboardEvent) {
      const isPrinting = Array.from(event.key).length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isInPalette = event.target instanceof HTMLElement && event.target.closest('[data-palette]') !== null;
      if (!isPrinting || isInPalette) return;
      event.preventDefault();
      event.stopPropagation();
      handleKey(event.key);
    }
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, [isOpen]);
}

/** Not where something else has handled it, as the table of a time log does. */
function isUndo({ ctrlKey, metaKey, shiftKey, altKey, key, defaultPrevented }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z' && !defaultPrevented;
}

const textFields = 'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button])';

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches(textFields);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
