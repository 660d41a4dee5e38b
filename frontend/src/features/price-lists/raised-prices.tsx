import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type PriceStep, priceSteps, raiseLimits, raisedPriceOre } from '../../../../shared/domain/raised-price.ts';
import { toKronor, toOre } from '../../../../shared/lib/money.ts';
import { formatMoney } from '../../components/format.ts';
import { parseNumber } from '../../../../shared/lib/parse-number.ts';
import { raisePricesText as text } from '../../text/raise-prices.ts';
import type { PricedProduct, Prices } from './price-list-values.ts';
import classes from './raised-prices.module.css';

type Props = {
  products: readonly PricedProduct[];
  prices: Prices;
  effect: (prices: Prices) => React.ReactNode;
  onUse: (prices: Prices, count: number) => void;
};

/** @returns hundredths of a per cent, or undefined for what cannot be used */
function hundredthsOf(typed: string): number | undefined {
  const percent = parseNumber(typed);
  if (typeof percent !== 'number' || percent < raiseLimits.least || percent > raiseLimits.most) return undefined;
  const hundredths = Math.round(percent * 100);
  return hundredths / 100 === percent ? hundredths : undefined;
}

export function RaisedPrices({ products, prices, effect, onUse }: Props) {
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState<PriceStep>(0);
  const hundredths = hundredthsOf(typed);
  const priced = products.flatMap(({ productId, productName }) => {
    const price = prices[productId];
    if (typeof price !== 'number' || price <= 0) return [];
    const by = { hundredths: hundredths ?? 0, step };
    const raised = hundredths === undefined ? price : toKronor(raisedPriceOre(toOre(price), by));
    return [{ productId, productName, price, raised }];
  });
  const raisedPrices: Prices = {
    ...prices,
    ...Object.fromEntries(priced.map(({ productId, raised }) => [productId, raised])),
  };
  const changed = priced.filter(({ price, raised }) => price !== raised).length;
  if (priced.length === 0) return <Text size="sm">{text.nothing}</Text>;
  return (
    <section className={classes['raise']} aria-label={text.title}>
      <Group align="flex-start" gap="md">
        <TextInput
          label={text.percent}
          description={text.percentHint}
          inputMode="decimal"
          autoComplete="off"
          w="8rem"
          // The button that opened this has the focus, and the field is what it asks for.
          data-autofocus
          autoFocus
          value={typed}
          error={typed !== '' && hundredths === undefined && text.wrongPercent}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <NativeSelect
          label={text.step}
          description={text.stepHint}
          value={step}
          onChange={(event) => setStep(Number(event.currentTarget.value) as PriceStep)}
          data={priceSteps.map((value) => ({ value: String(value), label: text.steps[value] }))}
        />
      </Group>
      <table aria-label={text.table}>
        <thead>
          <tr>
            <th scope="col">{text.product}</th>
            <th scope="col">{text.before}</th>
            <th scope="col">{text.after}</th>
            <th scope="col">{text.difference}</th>
          </tr>
        </thead>
        <tbody>
          {priced.map(({ productId, productName, price, raised }) => (
            <tr key={productId}>
              <th scope="row">{productName}</th>
              <td>{formatMoney(price)}</td>
              <td>{formatMoney(raised)}</td>
              <td>{formatMoney(toKronor(toOre(raised) - toOre(price)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changed > 0 && effect(raisedPrices)}
      {changed > 0 && <Button onClick={() => onUse(raisedPrices, changed)}>{text.use}</Button>}
    </section>
  );
}
