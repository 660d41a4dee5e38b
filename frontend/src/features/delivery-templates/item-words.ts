import { deliveryTemplateLabels } from '../../../../shared/text/field-labels.ts';
import type { ListWords } from '../../components/form/use-record-form.ts';
import { deliveryTemplatesText as text } from '../../text/delivery-templates.ts';
import type { TemplateItem } from './template-values.ts';

/** How items are told apart and what they say, when two have changed the same template. */
export const itemWords: ListWords = {
  label: deliveryTemplateLabels.item,
  identify: ({ deliveryTemplateItemId, key }: TemplateItem) => String(deliveryTemplateItemId ?? key),
  // Keys are this page's own.
  content: ({ key: _key, lines, ...item }: TemplateItem) => ({
    ...item,
    lines: lines.map(({ key: _lineKey, ...line }) => line),
  }),
  show: ({ invoiceNote, lines }: TemplateItem) =>
    [invoiceNote, `${text.lines} ${lines.length}`].filter(Boolean).join(', '),
};
