import { useRef } from 'react';
import { useMeta } from '../../api/use-meta.ts';
import { useNewProduct } from '../products/use-new-product.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { useReadOnly } from '../../components/form/read-only.tsx';
import { useWatched } from '../../components/form/use-watched.ts';
import { productTypeLabels } from '../../../../shared/text/products.ts';
import { LinesSection } from '../../components/lines/lines-section.tsx';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { LineRow } from './line-row.tsx';
import type { PriceBook } from './price-book.ts';
import { ReadOnlyLine } from './read-only-line.tsx';
import { useLines } from './use-lines.ts';
import type { WorkOrderValues } from './work-order-values.ts';
import { isCostPriced, type ProductType } from '../../../../shared/codes/product-types.ts';

type Props = { form: FormOf<WorkOrderValues>; productType: ProductType; book: PriceBook; projectCode: string };

function numberLabels(type: ProductType): readonly string[] {
  if (type === 'Rate') return [text.hoursEstimated, text.hoursWorked, text.invoiceableHours];
  return isCostPriced(type) ? [text.count[type], text.purchasePrice] : [text.count[type]];
}

export function LinesTable({ form, productType, book, projectCode }: Props) {
  const root = useRef<HTMLElement>(null);
  const all = useWatched(form, 'items');
  const status = useWatched(form, 'status');
  const isReadOnly = useReadOnly(undefined);
  const timeStep = useMeta()?.timeStep ?? 0.5;
  const { addLine, removeLine } = useLines(form, productType, root);
  const onCreate = useNewProduct(productType);
  const products = book.productsOf(productType);
  const { priceOf, isWaiting } = book;
  const own = all.map((line, index) => ({ line, index })).filter(({ line }) => line.productType === productType);

  return (
    <LinesSection
      root={root}
      title={productTypeLabels[productType]}
      heading={text.product}
      numberHeadings={[...numberLabels(productType), text.unitPrice, text.sum]}
      {...(productType === 'Expense' && { lastHeading: text.receipt })}
      empty={text.noLines[productType]}
      isEmpty={own.length === 0}
      add={isReadOnly ? undefined : { label: text.addLine[productType], onSelect: addLine }}
    >
      {own.map(({ line, index }, row) =>
        isReadOnly ? (
          <ReadOnlyLine
            key={line.key}
            projectCode={projectCode}
            line={line}
            row={row + 1}
            status={status}
            priceOf={priceOf}
          />
        ) : (
          <LineRow
            key={line.key}
            form={form}
            index={index}
            row={row + 1}
            status={status}
            products={products}
            isWaiting={isWaiting}
            timeStep={timeStep}
            projectCode={projectCode}
            priceOf={priceOf}
            onRemove={removeLine}
            onCreate={onCreate}
          />
        ),
      )}
    </LinesSection>
  );
}
