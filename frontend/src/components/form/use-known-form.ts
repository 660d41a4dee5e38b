import { useEffect, useRef } from 'react';
import { dropDraft } from './drafts.ts';
import { registerForm } from '../open-forms.ts';

export function useKnownForm({ key, draft, isDirty }: { key: string; draft: string; isDirty: () => boolean }): void {
  // Registered once; the ref always reads the current form.
  const dirtyNow = useRef(isDirty);
  useEffect(() => {
    dirtyNow.current = isDirty;
  });
  useEffect(
    () => registerForm(key, { isDirty: () => dirtyNow.current(), discard: () => dropDraft(draft) }),
    [key, draft],
  );
}
