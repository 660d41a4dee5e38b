import type { RefObject } from 'react';
import { confirm } from '../../components/dialogs/dialogs.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { focusIn } from '../../components/lines/change-lines.ts';
import { toast } from '../../state/toast.ts';
import { deliveryTemplatesText as text } from '../../text/delivery-templates.ts';
import { asPutBack, emptyItem, isBlank, newItem, type TemplateValues, type TemplateItem } from './template-values.ts';
import { common } from '../../text/common.ts';

export function useItems(form: FormOf<TemplateValues>, root: RefObject<HTMLElement | null>) {
  // Stable callbacks for the memoized rows. The React compiler skips functions that call no hook.
  'use memo';

  function addItem() {
    const { items } = form.getValues();
    const empty = emptyItem(items);
    const item = empty ?? newItem();
    if (empty) toast.info(text.emptyItem);
    else setItems(form, [...items, item]);
    focusIn(root, `[data-line="${item.key}"] input`);
  }

  async function removeItem(key: string) {
    const hasLines = find(key)?.item.lines.some((line) => !isBlank(line));
    const question = { title: text.removeItemTitle, message: text.removeItemQuestion };
    if (hasLines && !(await confirm({ ...question, verb: common.delete, tone: 'danger' }))) return;
    const found = find(key);
    if (!found) return;
    setItems(form, form.getValues().items.toSpliced(found.index, 1));
    focusIn(root, '[data-add-line]');
    if (!hasLines && found.item.invoiceNote === '') return;
    const putBack = () =>
      setItems(form, form.getValues().items.toSpliced(found.index, 0, asPutBack(found.item, form.getInitialValues())));
    toast.info(text.itemRemoved, { action: { label: text.undo, onSelect: putBack } });
  }

  function find(key: string) {
    const { items } = form.getValues();
    const index = items.findIndex((item) => item.key === key);
    return index < 0 ? undefined : { index, item: items[index]! };
  }

  return { addItem, removeItem: (key: string) => void removeItem(key) };
}

/** Clears errors, whose paths hold item indexes that now differ; the next save finds them again. */
export function setItems(form: FormOf<TemplateValues>, items: TemplateItem[]): void {
  for (const path of Object.keys(form.errors)) if (path.startsWith('items')) form.clearFieldError(path);
  form.setFieldValue('items', items, { forceUpdate: false });
}
