import { Suspense, useEffect } from 'react';
import { undoLatest } from '../../api/undo.ts';
import { useUserSettings } from '../../api/use-user-settings.ts';
import { createValue, useValue } from '../../state/value.ts';
import { isCovered } from '../../components/dialogs/dialogs.ts';
import { lazy } from '../../components/parts.ts';
import type { Role } from '../../../../shared/codes/roles.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const ShortcutList = lazy(async () => ({ default: (await import('./shortcut-list.tsx')).ShortcutList }));

const shown = createValue<'palette' | 'shortcuts' | undefined>(undefined);

export function openPalette(): void {
  shown.set('palette');
}

export function ShortcutKeys({ role }: { role: Role }) {
  const what = useValue(shown);
  const { singleKeys } = useUserSettings();
  const close = () => shown.set(undefined);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (isCovered()) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        shown.set('palette');
      } else if (isUndo(event) && !isTextField(event.target)) {
        event.preventDefault();
        undoLatest();
      } else if (event.key === '?' && singleKeys && !isTyping(event.target)) {
        event.preventDefault();
        shown.set('shortcuts');
      }
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [singleKeys]);

  return (
    <Suspense fallback={null}>
      {what === 'palette' && <Palette role={role} onClose={close} />}
      {what === 'shortcuts' && <ShortcutList onClose={close} />}
    </Suspense>
  );
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
