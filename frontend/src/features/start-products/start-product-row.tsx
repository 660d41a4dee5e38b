import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { isCostPriced } from '../../../../shared/codes/product-types.ts';
import { productTypeLabels } from '../../../../shared/text/products.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { MoneyField } from '../../components/form/number-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useWatchedItem } from '../../components/form/use-watched.ts';
import { optionsOf } from '../../text/options-of.ts';
import { type StartSet, startProductsText as text } from '../../text/start-products.ts';
import classes from './start-products.module.css';
import type { StartRow, StartValues } from './start-products-values.ts';

type Props = { form: FormOf<StartValues>; set: StartSet; index: number; onRemoved: () => void };

const types = optionsOf(productTypeLabels);

export function StartProductRow({ form, set, index, onRemoved }: Props) {
  const row = useWatchedItem(form, set, index);
  if (!row) return null;
  const name = <Field extends keyof StartRow>(field: Field) => `${set}.${index}.${field}` as const;

  function remove() {
    setRows(
      form,
      set,
      form.getValues()[set].filter((_, at) => at !== index),
    );
    onRemoved();
  }

  return (
    <div className={classes['row']} data-row={row.key}>
      <TextField form={form} name={name('name')} label={text.inRow(text.name, index + 1)} required />
      <SelectField
        form={form}
        name={name('productType')}
        label={text.inRow(text.productType, index + 1)}
        options={types}
      />
      {isCostPriced(row.productType) ? (
        <span className={classes['ofCost']}>{text.ofCost}</span>
      ) : (
        <MoneyField form={form} name={name('price')} label={text.inRow(text.price, index + 1)} required />
      )}
      <ActionIcon variant="subtle" color="gray" aria-label={text.remove(index + 1)} onClick={remove}>
        <IconTrash size="1rem" />
      </ActionIcon>
    </div>
  );
}

/** Clears errors, whose paths hold indexes that now differ; the next save finds them again. */
export function setRows(form: FormOf<StartValues>, set: StartSet, rows: StartRow[]): void {
  for (const path of Object.keys(form.errors)) if (path.startsWith(set)) form.clearFieldError(path);
  form.setFieldValue(set, rows, { forceUpdate: false });
}
