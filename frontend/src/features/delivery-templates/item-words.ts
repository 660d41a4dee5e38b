import { deliveryTemplate } from '../../../../shared/entities/delivery-template.ts';
import type { ListWords } from '../../components/form/record-form.ts';
import { deliveryTemplatesText as text } from '../../text/delivery-templates.ts';
import type { TemplateItem } from './template-values.ts';

export const itemWords: ListWords = {
  label: deliveryTemplate.labels.items,
  identify: ({ deliveryTemplateItemId, key }: TemplateItem) => String(deliveryTemplateItemId ?? key),
  // Keys exist on this page only.
  content: ({ key: _key, lines, ...item }: TemplateItem) => ({
    ...item,
    lines: lines.map(({ key: _lineKey, ...line }) => line),
  }),
  show: ({ invoiceNote, lines }: TemplateItem) =>
    [invoiceNote, `${text.lines} ${lines.length}`].filter(Boolean).join(', '),
};
