import type { FormOf } from '../../components/form/fields.ts';
import type { TemplateItem, TemplateValues } from './template-values.ts';

/** Other items stand at the places that errors name: those come back when it is saved. */
export function setItems(form: FormOf<TemplateValues>, items: TemplateItem[]): void {
  for (const path of Object.keys(form.errors)) if (path.startsWith('items')) form.clearFieldError(path);
  form.setFieldValue('items', items, { forceUpdate: false });
}
