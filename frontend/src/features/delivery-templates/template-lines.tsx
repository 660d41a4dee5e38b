import { useRef } from 'react';
import type { Product } from '../../../../shared/schemas/product.ts';
import { useNewProduct } from '../products/use-new-product.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatchedItem } from '../../components/form/use-watched.ts';
import * as change from '../../components/lines/change-lines.ts';
import { NumberCell, RemoveCell } from '../../components/lines/line-cells.tsx';
import { LinesSection } from '../../components/lines/lines-section.tsx';
import { ProductSelect } from '../../components/lines/product-select.tsx';
import classes from '../../components/lines/lines.module.css';
import { productTypeLabels } from '../../../../shared/text/products.ts';
import { deliveryTemplatesText as text } from '../../text/delivery-templates.ts';
import {
  emptyLine,
  isBlank,
  lineAsPutBack,
  newLine,
  type TemplateLine,
  type TemplateValues,
} from './template-values.ts';
import type { ProductType } from '../../../../shared/codes/product-types.ts';

type Props = {
  form: FormOf<TemplateValues>;
  index: number;
  productType: ProductType;
  products: readonly Product[];
};

function numberOf(type: ProductType) {
  if (type === 'Rate') return { name: 'hoursEstimated', label: text.hoursEstimated } as const;
  return { name: 'quantity', label: text.count[type] } as const;
}

export function TemplateLines({ form, index, productType, products }: Props) {
  const root = useRef<HTMLElement>(null);
  const path = `items.${index}.lines`;
  const lines = useWatchedItem(form, 'items', index)?.lines ?? [];
  const own = lines.map((line, place) => ({ line, place })).filter(({ line }) => line.productType === productType);
  const choices = products
    .filter((product) => product.productType === productType)
    .map(({ productId, name }) => ({ productId, productName: name }));
  const { name, label } = numberOf(productType);
  const onCreate = useNewProduct(productType);
  const list: change.LineList<TemplateLine> = {
    read: () => form.getValues().items[index]?.lines ?? [],
    write: (next) => {
      for (const wrong of Object.keys(form.errors)) if (wrong.startsWith(path)) form.clearFieldError(wrong);
      form.setFieldValue(path, next, { forceUpdate: false });
    },
    root,
    asPutBack: (line) => lineAsPutBack(line, storedItem()),
  };

  function storedItem() {
    const key = form.getValues().items[index]?.key;
    return form.getInitialValues().items.find((item) => item.key === key);
  }

  function setLine(place: number, field: keyof TemplateLine, next: TemplateLine) {
    form.clearFieldError(`${path}.${place}.${field}`);
    form.setFieldValue(`${path}.${place}`, next, { forceUpdate: false });
  }

  return (
    <LinesSection
      root={root}
      title={productTypeLabels[productType]}
      heading={text.product}
      numberHeadings={[label]}
      empty={text.noLines[productType]}
      isEmpty={own.length === 0}
      add={{
        label: text.addLine[productType],
        autoFocus: productType === 'Rate',
        onSelect: () => change.addLine(list, emptyLine(list.read(), productType), () => newLine(productType)),
      }}
    >
      {own.map(({ line, place }, row) => (
        <tr key={line.key} data-line={line.key}>
          <td className={classes['product']} data-label={text.product}>
            <ProductSelect
              label={text.inRow(text.product, row + 1)}
              path={`${path}.${place}.productId`}
              products={choices}
              productId={line.productId}
              error={form.errors[`${path}.${place}.productId`] ?? form.errors[`${path}.${place}`]}
              onChange={(productId) => setLine(place, 'productId', { ...line, productId })}
              onCreate={onCreate}
            />
          </td>
          <NumberCell
            label={label}
            row={row + 1}
            path={`${path}.${place}.${name}`}
            value={line[name]}
            error={form.errors[`${path}.${place}.${name}`]}
            onChange={(value) => setLine(place, name, { ...line, [name]: value })}
          />
          <RemoveCell label={text.removeLine(row + 1)} onRemove={() => change.removeLine(list, place, isBlank)} />
        </tr>
      ))}
    </LinesSection>
  );
}
