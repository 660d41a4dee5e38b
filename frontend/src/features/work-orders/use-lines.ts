import type { RefObject } from 'react';
import type { ProductType } from '../../../../shared/schemas/product.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { toast } from '../../components/toast/toast.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { emptyLine, isBlank, newLine, type WorkOrderLine } from './lines.ts';
import type { WorkOrderValues } from './work-order-values.ts';

/** Adding to and taking away from the lines; the focus follows. */
export function useLines(form: FormOf<WorkOrderValues>, productType: ProductType, root: RefObject<HTMLElement | null>) {
  // The same functions from drawing to drawing: each line is drawn for itself. The compiler leaves out what calls no hook.
  'use memo';
  function focus(selector: string) {
    // After the line has been drawn.
    setTimeout(() => root.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  function addLine() {
    const lines = form.getValues().items;
    const empty = emptyLine(lines, productType);
    const line = empty ?? newLine(productType);
    if (empty) toast.info(text.emptyLine);
    else setLines(form, [...lines, line]);
    focus(`[data-line="${line.key}"] input`);
  }

  function removeLine(index: number) {
    const lines = form.getValues().items;
    const line = lines[index];
    if (!line) return;
    setLines(form, lines.toSpliced(index, 1));
    focus('[data-add-line]');
    if (isBlank(line)) return;
    const putBack = () => setLines(form, form.getValues().items.toSpliced(index, 0, line));
    toast.info(text.lineRemoved, { action: { label: text.undo, onSelect: putBack } });
  }

  return { addLine, removeLine };
}

/** Other lines stand at the places that errors name: those come back when it is saved. */
export function setLines(form: FormOf<WorkOrderValues>, lines: WorkOrderLine[]): void {
  for (const path of Object.keys(form.errors)) if (path.startsWith('items')) form.clearFieldError(path);
  form.setFieldValue('items', lines, { forceUpdate: false });
}
