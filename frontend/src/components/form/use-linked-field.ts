import { useEffect, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPanel } from '../../navigation/panel-address.ts';
import { usePanelPlace } from '../panel/panel-place.tsx';

const fieldsOf = (name: string) => document.querySelectorAll<HTMLElement>(`[data-path="${CSS.escape(name)}"]`);

/** Focuses the field that a link to the page names: `?field=vatNumber`. */
export function useLinkedField(): void {
  const [search] = useSearchParams();
  const field = search.get('field');
  useEffect(() => {
    if (!field) return;
    const [input] = fieldsOf(field);
    input?.focus();
    input?.scrollIntoView?.({ block: 'center' });
  }, [field]);
}

/** Within the panel: it begins on the field that a link to it names, `panel=project:12,field=budget`. */
export function LinkedField(): null {
  const { key } = usePanelPlace();
  const field = readPanel(key)?.args?.['field'];
  // Before the panel looks for where to begin.
  useLayoutEffect(() => {
    // The form of the panel on top comes last.
    const input = [...fieldsOf(String(field ?? ''))].at(-1);
    if (!input) return;
    const panel = input.closest('[role="dialog"]');
    for (const other of panel?.querySelectorAll('[data-autofocus]') ?? []) other.removeAttribute('data-autofocus');
    input.setAttribute('data-autofocus', 'true');
    input.scrollIntoView?.({ block: 'center' });
  }, [field]);
  return null;
}
