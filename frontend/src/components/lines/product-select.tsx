import { Group } from '@mantine/core';
import { identityOf } from '../../../../shared/lib/text.ts';
import { linesText as text } from '../../text/lines.ts';
import { formatMoney } from '../format.ts';
import { ListedInput } from '../form/listed-input.tsx';
import classes from './lines.module.css';

export type Product = {
  productId: number;
  productName: string;
  unitPrice?: number | null;
};

export type ProductChoice = number | string | null;

type Props = {
  label: string;
  path: string;
  products: readonly Product[];
  /** More products may come; until then, none is offered to be created. */
  isWaiting?: boolean;
  productId: ProductChoice;
  error: React.ReactNode;
  onChange: (productId: ProductChoice) => void;
  onCreate?: ((name: string) => Promise<number | undefined>) | undefined;
};

export function ProductSelect({
  label,
  path,
  products,
  isWaiting = false,
  productId,
  error,
  onChange,
  onCreate,
}: Props) {
  const prices = new Map(products.map((product) => [product.productId, product.unitPrice]));
  const options = products.map((product) => ({ value: product.productId, label: product.productName }));

  const create = onCreate && {
    label: text.createProduct,
    firstLabel: text.createFirstProduct,
    isThere: (typed: string) => products.some(({ productName }) => identityOf(productName) === identityOf(typed)),
    onCreate: async (name: string) => {
      const made = await onCreate(name);
      if (made !== undefined) onChange(made);
    },
  };

  return (
    <ListedInput
      size="xs"
      aria-label={label}
      data-path={path}
      placeholder={text.chooseProduct}
      opensOnFocus={productId === null}
      options={options}
      isWaiting={isWaiting}
      value={productId}
      initialText={typeof productId === 'string' ? productId : undefined}
      onText={onChange}
      {...(products.length === 0 && { nothingFound: onCreate ? text.noProducts : text.askForProducts })}
      create={create}
      error={error}
      onChoose={(option) => onChange(option === null ? null : Number(option.value))}
      renderOption={({ value, label: name }) => (
        <Group justify="space-between" wrap="nowrap" gap="sm" flex={1}>
          <span>{name}</span>
          <OptionPrice price={prices.get(Number(value))} />
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
