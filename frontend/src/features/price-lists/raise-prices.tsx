import { Button } from '@mantine/core';
import { IconTrendingUp } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { FormOf } from '../../components/form/fields.ts';
import { toast } from '../../state/toast.ts';
import { raisePricesText as text } from '../../text/raise-prices.ts';
import type { PricedProduct, Prices, WithPrices } from './price-list-values.ts';
import { RaisedPrices } from './raised-prices.tsx';

type Props<Values> = {
  form: FormOf<Values>;
  products: readonly PricedProduct[];
  /** Shows what prices would change of open work. */
  effect: (prices: Prices) => React.ReactNode;
};

/** Raises the prices in the form by a number of per cent; nothing is saved until the form is. */
export function RaisePrices<Values extends WithPrices>({ form, products, effect }: Props<Values>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);

  function use(prices: Prices, count: number) {
    const before = form.getValues().prices;
    const set = (to: Prices) => form.setValues({ prices: to } as unknown as Parameters<typeof form.setValues>[0]);
    set(prices);
    setOpen(false);
    // The button that was pressed goes away, and with it the keys of the panel.
    opener.current?.focus();
    toast.success(text.used(count), { action: { label: text.undo, onSelect: () => set(before) } });
  }

  return (
    <>
      <Button
        ref={opener}
        variant="default"
        size="xs"
        mb="sm"
        leftSection={<IconTrendingUp size="1rem" aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? text.close : text.open}
      </Button>
      <div id={id}>
        {isOpen && <RaisedPrices products={products} prices={form.getValues().prices} effect={effect} onUse={use} />}
      </div>
    </>
  );
}
