import { Button, Switch, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconListDetails } from '@tabler/icons-react';
import { memo } from 'react';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatchedItem } from '../../components/form/use-watched.ts';
import { RemoveCell } from '../../components/lines/line-cells.tsx';
import lines from '../../components/lines/lines.module.css';
import { usePanels } from '../../components/panel/panels.ts';
import { deliveryTemplatesText as text } from '../../text/delivery-templates.ts';
import { linesPanel } from './lines-panel.ts';
import { countLines, type TemplateItem, type TemplateValues } from './template-values.ts';
import classes from './template-items.module.css';

type Props = { form: FormOf<TemplateValues>; index: number; onRemove: (key: string) => void };

export const TemplateItemRow = memo(function TemplateItemRow({ form, index, onRemove }: Props) {
  const panels = usePanels();
  const path = `items.${index}`;
  const item = useWatchedItem(form, 'items', index);
  if (!item) return null;
  const row = index + 1;
  const isWrong = Object.keys(form.errors).some((wrong) => wrong.startsWith(`${path}.lines`));

  function change(next: Partial<TemplateItem>) {
    form.setFieldValue(path, { ...item, ...next }, { forceUpdate: false });
  }

  const open = () => void panels.open(linesPanel(item.key));

  return (
    <tr data-line={item.key}>
      <td className={lines['product']} data-label={text.invoiceNote}>
        <TextInput
          size="xs"
          aria-label={text.ofItem(text.invoiceNote, row)}
          data-path={`${path}.invoiceNote`}
          autoComplete="off"
          value={item.invoiceNote}
          error={form.errors[`${path}.invoiceNote`] ?? form.errors[path]}
          onChange={(event) => {
            form.clearFieldError(`${path}.invoiceNote`);
            change({ invoiceNote: event.currentTarget.value });
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            open();
          }}
        />
      </td>
      <td className={`${classes['invoiceable']} ${classes['switch']}`} data-label={text.invoiceable}>
        <Switch
          size="sm"
          aria-label={text.ofItem(text.invoiceable, row)}
          checked={item.invoiceable}
          onChange={(event) => change({ invoiceable: event.currentTarget.checked })}
        />
      </td>
      <td className={`${classes['count']} ${lines['text']}`} data-label={text.rates} data-align="right">
        {countLines(item, 'Rate')}
      </td>
      <td className={`${classes['count']} ${lines['text']}`} data-label={text.rents} data-align="right">
        {countLines(item, 'Rent')}
      </td>
      <td className={classes['open']}>
        <Button
          size="compact-sm"
          variant={isWrong ? 'light' : 'default'}
          {...(isWrong && { color: 'red' })}
          leftSection={
            isWrong ? (
              <IconAlertTriangle size="0.875rem" aria-hidden />
            ) : (
              <IconListDetails size="0.875rem" aria-hidden />
            )
          }
          aria-label={text.linesOfItem(row)}
          title={text.linesOfItem(row)}
          onClick={open}
        >
          {isWrong ? text.wrongLines : text.lines}
        </Button>
      </td>
      <RemoveCell label={text.removeItem(row)} onRemove={() => onRemove(item.key)} />
    </tr>
  );
});
