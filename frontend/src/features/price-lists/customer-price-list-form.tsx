import { useEffect, useRef } from 'react';
import {
  createCustomerPriceList,
  getCustomerPriceList,
  updateCustomerPriceList,
} from '../../../../shared/contract/calls/customer-price-lists.ts';
import { previewCustomerPrices } from '../../../../shared/contract/calls/price-changes.ts';
import type { CustomerPriceList } from '../../../../shared/schemas/price-list.ts';
import { call } from '../../api/call.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { areMeant } from '../../components/form/ask-if-meant.tsx';
import { customerOption } from '../../components/form/searches.ts';
import { FieldGroup } from '../../components/form/fields-grid.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { SearchField } from '../../components/form/search-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { useWatchedId } from '../../components/form/use-watched.ts';
import { made } from '../../components/panel/created-records.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { customerPriceListsText as text, priceListsText } from '../../text/price-lists.ts';
import { useNewCustomer } from '../customers/use-new-customer.ts';
import { PriceCount } from './price-count.tsx';
import { PriceEffects } from './price-effects.tsx';
import { PriceFields } from './price-fields.tsx';
import {
  customerPriceListFormSchema,
  customerPriceListValues,
  doubtsOf,
  emptyPrices,
  linesToSave,
  type CustomerPriceListValues,
  type PricedProduct,
  type Prices,
} from './price-list-values.ts';
import { useCustomerChoices } from './use-customer-choices.ts';
import { useDefaultPrices } from './use-default-prices.ts';

type Props = { list: CustomerPriceList | undefined; products: readonly PricedProduct[] };

export function CustomerPriceListForm({ list, products }: Props) {
  const place = usePanelPlace();
  const panelStack = usePanels();
  const create = useSave(createCustomerPriceList, {
    success: (saved) => made(priceListsText.createdFor(saved.customerName), panels.customerPriceList(saved.customerId)),
    silent: true,
  });
  const update = useSave(updateCustomerPriceList, { success: priceListsText.updated, silent: true });
  const customers = useCustomerChoices(list);
  const draft = `customer-price-list:${list?.customerId ?? 'new'}`;

  const values = customerPriceListValues(products);

  const record = useRecordForm<
    ReturnType<typeof customerPriceListFormSchema>,
    CustomerPriceListValues,
    CustomerPriceList
  >({
    draft,
    schema: customerPriceListFormSchema(products),
    values: list ? values.fromView(list) : values.empty(),
    save: ({ customerId, comment, prices }, { version }) => {
      const lines = products.flatMap(({ productId }) => {
        const price = prices[productId] ?? null;
        return price === null ? [] : [{ productId, price }];
      });
      const body = { customerId, comment, lines };
      return list
        ? update.save({ params: { customerId: list.customerId }, body: { ...body, version } })
        : create.save({ body });
    },
    failure: list ? priceListsText.notUpdated : priceListsText.notCreated,
    isMeant: ({ prices }, saved) => {
      const by = { now: prices, before: saved.prices, elsewhere: elsewhere.current };
      return areMeant(doubtsOf(products, by));
    },
    ...(list && {
      latest: async () =>
        values.fromView(await call(getCustomerPriceList, { params: { customerId: list.customerId } })),
    }),
  });
  const { form } = record;
  const customerId = useWatchedId(form, 'customerId');
  const defaults = useDefaultPrices(customerId);
  const newCustomer = useNewCustomer((id) => form.setFieldValue('customerId', id));
  const elsewhere = useRef(defaults.elsewhere);
  useEffect(() => {
    elsewhere.current = defaults.elsewhere;
  });

  function bodyOf(prices: Prices) {
    const lines = linesToSave(products, prices, { areAllNeeded: false });
    return lines && customerId !== null ? { customerId, lines } : undefined;
  }

  return (
    <FormPanel
      title={list ? text.edit(list.customerName) : text.addNew}
      draft={draft}
      record={record}
      saving={create.saving || update.saving}
      onKept={(saved) => {
        if (!list) panelStack.replace(place.key, panels.customerPriceList(saved.customerId), saved);
      }}
      extra={
        <PriceCount
          form={form}
          sentence={(prices) => text.priceCount(products.length - emptyPrices(products, prices), products.length)}
        />
      }
    >
      <FieldGroup>
        <SearchField
          form={form}
          name="customerId"
          label={text.customer}
          search={customers}
          create={newCustomer.create}
          {...(list && { current: customerOption({ ...list, name: list.customerName }) })}
          placeholder={text.chooseCustomer}
          required
          autoFocus
          readOnly={list !== undefined}
        />
        <TextField form={form} name="comment" label={text.comment} autoFocus={list !== undefined} />
      </FieldGroup>
      <PriceEffects form={form} products={products} route={previewCustomerPrices} bodyOf={bodyOf} />
      <PriceFields form={form} products={products} hint={text.rules} note={defaults.note} />
    </FormPanel>
  );
}
