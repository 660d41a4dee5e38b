import type { InputOf } from '../../api/call.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { raisePricesText } from '../../text/raise-prices.ts';
import { PriceEffect, type PreviewRoute } from './price-effect.tsx';
import type { PricedProduct, Prices, WithPrices } from './price-list-values.ts';
import { RaisePrices } from './raise-prices.tsx';

type BodyOf<R extends PreviewRoute> = (prices: Prices) => InputOf<R>['body'] | undefined;

type Props<Values, R extends PreviewRoute> = {
  form: FormOf<Values>;
  products: readonly PricedProduct[];
  route: R;
  /** The body of a save, once the prices can be saved. */
  bodyOf: BodyOf<R>;
};

/** What the prices of a form, and these raised, would change of open work. */
export function PriceEffects<Values extends WithPrices, R extends PreviewRoute>(props: Props<Values, R>) {
  const { form, products, route, bodyOf } = props;
  return (
    <>
      <EffectOfForm form={form} route={route} bodyOf={bodyOf} />
      <RaisePrices
        form={form}
        products={products}
        effect={(prices) => <PriceEffect route={route} body={bodyOf(prices)} label={raisePricesText.effect} />}
      />
    </>
  );
}

function EffectOfForm<Values extends WithPrices, R extends PreviewRoute>({
  form,
  route,
  bodyOf,
}: Omit<Props<Values, R>, 'products'>) {
  return <PriceEffect route={route} body={bodyOf(useWatched(form, 'prices'))} />;
}
