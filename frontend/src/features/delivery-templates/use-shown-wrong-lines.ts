import { useEffect, useRef } from 'react';
import type { FormOf } from '../../components/form/fields.ts';
import { focusFirstError } from '../../components/form/focus-first-error.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { linesPanel } from './lines-panel.ts';
import { itemWithWrongLines, type TemplateValues } from './template-values.ts';

/**
 * Opens the panel of the first item whose lines have errors after a save: they are not visible otherwise. @returns a
 * function to call before saving
 */
export function useShownWrongLines(form: FormOf<TemplateValues>): () => void {
  const isSaving = useRef(false);
  const panels = usePanels();
  const { errors } = form;

  useEffect(() => {
    if (!isSaving.current || Object.keys(errors).length === 0) return;
    isSaving.current = false;
    const index = itemWithWrongLines(Object.keys(errors));
    const item = index === undefined ? undefined : form.getValues().items[index];
    if (!item) return;
    void panels.open(linesPanel(item.key));
    focusFirstError();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each save that is refused
  }, [errors]);

  return () => {
    isSaving.current = true;
  };
}
