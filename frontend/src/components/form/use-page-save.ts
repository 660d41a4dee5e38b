import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isCovered } from '../dialogs/dialogs.ts';
import { panelKeys } from '../panel/panels.ts';

export function usePageSave(submit: () => Promise<unknown>): void {
  const { search } = useLocation();
  const isBelowPanel = panelKeys(search).length > 0;
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isSave = event.key.toLowerCase() === 's' || event.key === 'Enter';
      if (!isSave || !(event.ctrlKey || event.metaKey) || isBelowPanel || isCovered()) return;
      event.preventDefault();
      void submit();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  });
}
