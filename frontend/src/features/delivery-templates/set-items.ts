import type { FormOf } from '../../components/form/fields.ts';
import type { TemplateItem, TemplateValues } from './template-values.ts';

/** Clears errors, whose paths hold item indexes that now differ; the next save finds them again. */
export function setItems(form: FormOf<TemplateValues>, items: TemplateItem[]): void {
  for (const path of Object.keys(form.errors)) if (path.startsWith('items')) form.clearFieldError(path);
  form.setFieldValue('items', items, { forceUpdate: false });
}
