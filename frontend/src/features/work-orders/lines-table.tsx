import { Button, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import type { ProductType } from '../../../../shared/schemas/product.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { useReadOnly } from '../../components/form/read-only.tsx';
import { useWatched } from '../../components/form/use-watched.ts';
import { common } from '../../text/common.ts';
import { productTypeLabels } from '../../../../shared/text/codes.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { LineRow } from './line-row.tsx';
import type { PriceBook } from './price-book.ts';
import { ReadOnlyLine } from './read-only-line.tsx';
import { useLines } from './use-lines.ts';
import type { WorkOrderValues } from './work-order-values.ts';
import classes from './lines.module.css';

type Props = { form: FormOf<WorkOrderValues>; productType: ProductType; book: PriceBook };

const numberLabels: Record<ProductType, readonly string[]> = {
  Rate: [text.hoursEstimated, text.hoursWorked, text.invoiceableHours],
  Rent: [text.quantity],
};

/** The lines of one type. Enter in a line adds another. */
export function LinesTable({ form, productType, book }: Props) {
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  const all = useWatched(form, 'items');
  const status = useWatched(form, 'status');
  const isReadOnly = useReadOnly(undefined);
  const { addLine, removeLine } = useLines(form, productType, root);
  const products = book.productsOf(productType);
  const { priceOf } = book;
  const own = all.map((line, index) => ({ line, index })).filter(({ line }) => line.productType === productType);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields inside take the focus
    <section
      ref={root}
      className={classes['section']}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        if (!(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        addLine();
      }}
    >
      <Title order={3} id={titleId} className={classes['title']}>
        {productTypeLabels[productType]}
      </Title>
      {own.length === 0 ? (
        <p className={classes['empty']}>{text.noLines[productType]}</p>
      ) : (
        <table className={classes['table']} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{text.product}</th>
              {[...numberLabels[productType], text.unitPrice, text.sum].map((label) => (
                <th key={label} scope="col" data-align="right">
                  {label}
                </th>
              ))}
              {!isReadOnly && (
                <th scope="col" className={classes['remove']}>
                  <span className={classes['hidden']}>{common.delete}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {own.map(({ line, index }, row) =>
              isReadOnly ? (
                <ReadOnlyLine key={line.key} line={line} status={status} priceOf={priceOf} />
              ) : (
                <LineRow
                  key={line.key}
                  form={form}
                  index={index}
                  row={row + 1}
                  status={status}
                  products={products}
                  priceOf={priceOf}
                  onRemove={removeLine}
                />
              ),
            )}
          </tbody>
        </table>
      )}
      {!isReadOnly && (
        <Button
          data-add-line
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size="0.875rem" aria-hidden />}
          onClick={addLine}
        >
          {text.addLine[productType]}
        </Button>
      )}
    </section>
  );
}
