import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Focuses the field that a link to the page names: `?field=vatNumber`. */
export function useLinkedField(): void {
  const [search] = useSearchParams();
  const field = search.get('field');
  useEffect(() => {
    if (!field) return;
    const input = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`);
    input?.focus();
    input?.scrollIntoView?.({ block: 'center' });
  }, [field]);
}
