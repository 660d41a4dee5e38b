import '../form/field-styles.ts';
import { Group, Select } from '@mantine/core';
import { formatMoney } from '../format.ts';
import { keepEnter, searchedByTyping, takeOnTab } from '../form/options.ts';
import { linesText as text } from '../../text/lines.ts';
import classes from './lines.module.css';

export type Product = {
  productId: number;
  productName: string;
  /** Kronor; null where no list has it, left out where prices do not matter. */
  unitPrice?: number | null;
};

type Props = {
  label: string;
  path: string;
  products: readonly Product[];
  productId: number | null;
  error: React.ReactNode;
  onChange: (productId: number | null) => void;
};

/** The product of a line, found by typing; what is highlighted is taken by Enter, and by Tab on the way out. */
export function ProductSelect({ label, path, products, productId, error, onChange }: Props) {
  const prices = new Map(products.map((product) => [String(product.productId), product.unitPrice]));
  return (
    <Select
      size="xs"
      aria-label={label}
      data-path={path}
      placeholder={text.chooseProduct}
      data={products.map((product) => ({ value: String(product.productId), label: product.productName }))}
      value={productId === null ? null : String(productId)}
      openOnFocus={productId === null}
      selectFirstOptionOnChange
      allowDeselect={false}
      {...searchedByTyping}
      {...(products.length === 0 && { nothingFoundMessage: text.noProducts })}
      error={error}
      onKeyDown={(event) => {
        keepEnter(event);
        takeOnTab(event);
      }}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
      renderOption={({ option }) => (
        <Group justify="space-between" wrap="nowrap" gap="sm" flex={1}>
          <span>{option.label}</span>
          <OptionPrice price={prices.get(option.value)} />
        </Group>
      )}
    />
  );
}

function OptionPrice({ price }: { price: number | null | undefined }) {
  if (price === undefined) return null;
  return price === null ? (
    <span className={classes['missing']}>{text.priceMissing}</span>
  ) : (
    <span className={classes['note']}>{formatMoney(price)}</span>
  );
}
