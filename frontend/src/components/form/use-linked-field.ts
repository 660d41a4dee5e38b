import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { fieldParam, panelParam, readPanel } from '../../navigation/panel-address.ts';
import { usePanelPlace } from '../panel/panel-place.tsx';

const fieldsOf = (name: string) => document.querySelectorAll<HTMLElement>(`[data-path="${CSS.escape(name)}"]`);

/** Focuses the field that a link to the page names, also from the page itself: `?field=vatNumber`. */
export function useLinkedField(): void {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const field = search.get(fieldParam);
  const isCovered = search.has(panelParam);
  const followed = useRef('');
  useEffect(() => {
    // A panel that closes comes back to the location that it was opened from.
    if (!field || isCovered || followed.current === key) return;
    followed.current = key;
    const [input] = fieldsOf(field);
    input?.focus();
    input?.scrollIntoView?.({ block: 'center' });
  }, [field, isCovered, key]);
}

/** Within the panel: it begins on the field that a link to it names, `panel=project:12,field=budget`. */
export function LinkedField(): null {
  const { key } = usePanelPlace();
  const field = readPanel(key)?.args?.[fieldParam];
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
