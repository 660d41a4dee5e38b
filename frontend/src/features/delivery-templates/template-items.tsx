import { Button, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import lines from '../../components/lines/lines.module.css';
import { common } from '../../text/common.ts';
import { deliveryTemplatesText as text } from '../../text/delivery-templates.ts';
import { TemplateItemRow } from './template-item-row.tsx';
import type { TemplateValues } from './template-values.ts';
import { useItems } from './use-items.ts';
import classes from './template-items.module.css';

export function TemplateItems({ form }: { form: FormOf<TemplateValues> }) {
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  const errorId = useId();
  const items = useWatched(form, 'items');
  const { addItem, removeItem } = useItems(form, root);
  const error = form.errors['items'];

  return (
    <section ref={root} className={`${lines['section']} ${classes['section']}`} aria-labelledby={titleId}>
      <Title order={3} id={titleId} className={lines['title']}>
        {text.items}
      </Title>
      {items.length === 0 ? (
        <p className={lines['empty']}>{text.noItems}</p>
      ) : (
        <table className={lines['table']} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{text.invoiceNote}</th>
              <th scope="col">{text.invoiceable}</th>
              <th scope="col" data-align="right">
                {text.rates}
              </th>
              <th scope="col" data-align="right">
                {text.rents}
              </th>
              <th scope="col">
                <span className={lines['hidden']}>{text.lines}</span>
              </th>
              <th scope="col" className={lines['remove']}>
                <span className={lines['hidden']}>{common.delete}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              <TemplateItemRow key={item.key} form={form} index={index} onRemove={removeItem} />
            ))}
          </tbody>
        </table>
      )}
      <Button
        data-add-line
        data-path="items"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size="0.875rem" aria-hidden />}
        onClick={addItem}
      >
        {text.addItem}
      </Button>
      {error && (
        <p id={errorId} className={classes['error']}>
          {error}
        </p>
      )}
    </section>
  );
}
