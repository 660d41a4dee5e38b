import type { RefObject } from 'react';
import type { FormOf } from '../../components/form/fields.ts';
import * as change from '../../components/lines/change-lines.ts';
import { emptyLine, isBlank, newLine, type WorkOrderLine } from './lines.ts';
import type { WorkOrderValues } from './work-order-values.ts';
import type { ProductType } from '../../../../shared/codes/product-types.ts';

export function useLines(form: FormOf<WorkOrderValues>, productType: ProductType, root: RefObject<HTMLElement | null>) {
  // Stable callbacks for the memoized lines. The React compiler skips functions that call no hook.
  'use memo';
  const list = {
    read: () => form.getValues().items,
    write: (lines: WorkOrderLine[]) => setLines(form, lines),
    root,
    asPutBack: (line: WorkOrderLine) => (isStored(form, line) ? line : withoutId(line)),
  };

  function addLine() {
    change.addLine(list, emptyLine(list.read(), productType), () => newLine(productType));
  }

  function removeLine(index: number) {
    change.removeLine(list, index, isBlank);
  }

  return { addLine, removeLine };
}

function isStored(form: FormOf<WorkOrderValues>, { key }: WorkOrderLine): boolean {
  return form.getInitialValues().items.some((line) => line.key === key);
}

/** The server creates it again: the id of a line that it no longer has is refused. */
const withoutId = ({ workOrderItemId: _workOrderItemId, ...line }: WorkOrderLine): WorkOrderLine => line;

/** Clears errors, whose paths hold line indexes that now differ; the next save finds them again. */
export function setLines(form: FormOf<WorkOrderValues>, lines: WorkOrderLine[]): void {
  for (const path of Object.keys(form.errors)) if (path.startsWith('items')) form.clearFieldError(path);
  form.setFieldValue('items', lines, { forceUpdate: false });
}
