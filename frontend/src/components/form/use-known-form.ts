import { useEffect, useRef } from 'react';
import { dropDraft } from './drafts.ts';
import { registerForm } from '../open-forms.ts';

/** Makes a form known under its key, so that leaving it asks about unsaved text first. */
export function useKnownForm({ key, draft, isDirty }: { key: string; draft: string; isDirty: () => boolean }): void {
  // Registered once: a navigation that is asked about finds the form at every moment.
  const dirtyNow = useRef(isDirty);
  useEffect(() => {
    dirtyNow.current = isDirty;
  });
  useEffect(
    () => registerForm(key, { isDirty: () => dirtyNow.current(), discard: () => dropDraft(draft) }),
    [key, draft],
  );
}
