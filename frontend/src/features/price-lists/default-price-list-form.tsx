import { useState } from 'react';
import {
  createDefaultPriceList,
  getDefaultPriceList,
  getLatestDefaultPriceList,
  updateDefaultPriceList,
  previewDefaultPrices,
} from '../../../../shared/contract/calls/price-lists.ts';
import { dayOf, yearOf } from '../../../../shared/lib/days.ts';
import { year as yearSchema } from '../../../../shared/fields/fields.ts';
import type { DefaultPriceList } from '../../../../shared/schemas/price-list.ts';
import { call } from '../../api/call.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { useWatched } from '../../components/form/use-watched.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { YearField } from '../../components/form/year-field.tsx';
import { made } from '../../components/panel/created-records.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { priceListsText as text, priceSourceText } from '../../text/price-lists.ts';
import { CopyLatest } from './copy-latest.tsx';
import { PriceListForm } from './price-list-form.tsx';
import {
  priceListFormSchema,
  priceListValues,
  priceRules,
  type PricedProduct,
  type PriceListValues,
} from './price-list-values.ts';
import { usePriceList } from './use-price-list.ts';

type Props = { list: DefaultPriceList | undefined; products: readonly PricedProduct[] };

export function DefaultPriceListForm({ list, products }: Props) {
  const [thisYear] = useState(() => yearOf(dayOf(new Date())));
  const place = usePanelPlace();
  const panelStack = usePanels();
  const create = useSave(createDefaultPriceList, {
    success: (saved) => made(text.created(saved.year), panels.defaultPriceList(saved.priceListDefaultId)),
    silent: true,
  });
  const update = useSave(updateDefaultPriceList, { success: text.updated, silent: true });
  const priceListDefaultId = list?.priceListDefaultId;
  const values = priceListValues(products);

  const prices = usePriceList<ReturnType<typeof priceListFormSchema>, PriceListValues, DefaultPriceList>({
    draft: `default-price-list:${priceListDefaultId ?? 'new'}`,
    schema: priceListFormSchema(products),
    values: list ? values.fromView(list) : values.empty(thisYear),
    products,
    rule: priceRules.general,
    save: (lines, { year, comment }, { version }) => {
      const body = { year, comment, lines };
      return priceListDefaultId === undefined
        ? create.save({ body })
        : update.save({ params: { priceListDefaultId }, body: { ...body, version } });
    },
    failure: list ? text.notUpdated : text.notCreated,
    elsewhere: () => (list ? undefined : latestPrices()),
    ...(priceListDefaultId !== undefined && {
      latest: async () => values.fromView(await call(getDefaultPriceList, { params: { priceListDefaultId } })),
    }),
  });
  const { form } = prices.record;
  const year = yearSchema.safeParse(useWatched(form, 'year'));

  return (
    <PriceListForm
      {...prices}
      title={list ? text.edit(list.year) : text.addNew}
      saving={create.saving || update.saving}
      onKept={(saved) => {
        if (!list) panelStack.replace(place.key, panels.defaultPriceList(saved.priceListDefaultId));
      }}
      count={text.missingOf}
      preview={previewDefaultPrices}
      bodyOf={(lines) =>
        year.success ? { priceListDefaultId: priceListDefaultId ?? null, year: year.data, lines } : undefined
      }
    >
      <FieldGroup>
        <YearField form={form} name="year" label={text.year} required autoFocus />
        {!list && <CopyLatest form={form} products={products} />}
        <Wide>
          <TextField form={form} name="comment" label={text.comment} />
        </Wide>
      </FieldGroup>
    </PriceListForm>
  );
}

/** The prices of the latest list; none without a list, or without a network. */
async function latestPrices() {
  const latest = await call(getLatestDefaultPriceList, {}).catch(() => undefined);
  const prices = new Map(latest?.lines.map(({ productId, price }) => [productId, price]));
  return (productId: number) => {
    const price = prices.get(productId);
    return latest && price !== undefined ? { list: priceSourceText.Default(latest.year), price } : undefined;
  };
}
