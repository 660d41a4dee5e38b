import { useState } from 'react';
import {
  createDefaultPriceList,
  getDefaultPriceList,
  getLatestDefaultPriceList,
  updateDefaultPriceList,
} from '../../../../shared/contract/calls/price-lists.ts';
import { previewDefaultPrices } from '../../../../shared/contract/calls/price-changes.ts';
import { dayOf, yearOf } from '../../../../shared/lib/days.ts';
import { year as yearSchema } from '../../../../shared/fields/fields.ts';
import type { DefaultPriceList } from '../../../../shared/schemas/price-list.ts';
import { call } from '../../api/call.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { areMeant } from '../../components/form/ask-if-meant.tsx';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { useWatched } from '../../components/form/use-watched.ts';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { YearField } from '../../components/form/year-field.tsx';
import { made } from '../../components/panel/created-records.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { toast } from '../../state/toast.ts';
import { priceListsText as text, priceSourceText } from '../../text/price-lists.ts';
import { CopyLatest } from './copy-latest.tsx';
import { PriceCount } from './price-count.tsx';
import { PriceEffects } from './price-effects.tsx';
import { PriceFields } from './price-fields.tsx';
import {
  doubtsOf,
  linesToSave,
  missingPrices,
  priceListFormSchema,
  priceListValues,
  type PricedProduct,
  type PriceListValues,
  type Prices,
} from './price-list-values.ts';

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
  const draft = `default-price-list:${priceListDefaultId ?? 'new'}`;

  const values = priceListValues(products);

  const record = useRecordForm<ReturnType<typeof priceListFormSchema>, PriceListValues, DefaultPriceList>({
    draft,
    schema: priceListFormSchema(products),
    values: list ? values.fromView(list) : values.empty(thisYear),
    save: ({ year, comment, prices }, { version }) => {
      const lines = products.map(({ productId }) => ({ productId, price: prices[productId] ?? 0 }));
      const body = { year, comment, lines };
      return priceListDefaultId === undefined
        ? create.save({ body })
        : update.save({ params: { priceListDefaultId }, body: { ...body, version } });
    },
    failure: list ? text.notUpdated : text.notCreated,
    isMeant: async ({ prices }, saved) => {
      const elsewhere = list ? undefined : await latestPrices();
      return areMeant(doubtsOf(products, { now: prices, before: saved.prices, ...(elsewhere && { elsewhere }) }));
    },
    ...(priceListDefaultId !== undefined && {
      latest: async () => values.fromView(await call(getDefaultPriceList, { params: { priceListDefaultId } })),
    }),
  });
  const { form } = record;
  const year = yearSchema.safeParse(useWatched(form, 'year'));

  function bodyOf(prices: Prices) {
    const lines = linesToSave(products, prices, { areAllNeeded: true, least: 0.01 });
    const id = priceListDefaultId ?? null;
    return lines && year.success ? { priceListDefaultId: id, year: year.data, lines } : undefined;
  }

  function submit() {
    const missing = missingPrices(products, form.getValues().prices);
    const title = list ? text.notUpdated : text.notCreated;
    if (missing > 0) toast.error(text.pricesMissing(missing), { title, about: record.submit });
    return record.submit();
  }

  return (
    <FormPanel
      title={list ? text.edit(list.year) : text.addNew}
      draft={draft}
      record={{ ...record, submit }}
      saving={create.saving || update.saving}
      onKept={(saved) => {
        if (!list) panelStack.replace(place.key, panels.defaultPriceList(saved.priceListDefaultId));
      }}
      extra={<PriceCount form={form} sentence={(prices) => text.missingOf(missingPrices(products, prices))} />}
    >
      <FieldGroup>
        <YearField form={form} name="year" label={text.year} required autoFocus />
        {!list && <CopyLatest form={form} products={products} />}
        <Wide>
          <TextField form={form} name="comment" label={text.comment} />
        </Wide>
      </FieldGroup>
      <PriceEffects form={form} products={products} route={previewDefaultPrices} bodyOf={bodyOf} />
      <PriceFields form={form} products={products} required />
    </FormPanel>
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
