import { useEffect, useRef } from 'react';
import {
  createCustomerPriceList,
  getCustomerPriceList,
  updateCustomerPriceList,
  previewCustomerPrices,
} from '../../../../shared/contract/calls/price-lists.ts';
import type { CustomerPriceList } from '../../../../shared/schemas/price-list.ts';
import { call } from '../../api/call.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { customerOption } from '../../components/form/searches.ts';
import { FieldGroup } from '../../components/form/fields-grid.tsx';
import { SearchField } from '../../components/form/search-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useWatchedId } from '../../components/form/use-watched.ts';
import { made } from '../../components/panel/created-records.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { customerPriceListsText as text, priceListsText } from '../../text/price-lists.ts';
import { useNewCustomer } from '../customers/use-new-customer.ts';
import { PriceListForm } from './price-list-form.tsx';
import {
  customerPriceListFormSchema,
  customerPriceListValues,
  priceRules,
  type CustomerPriceListValues,
  type PricedProduct,
} from './price-list-values.ts';
import { useCustomerChoices } from './use-customer-choices.ts';
import { useDefaultPrices } from './use-default-prices.ts';
import { usePriceList } from './use-price-list.ts';

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
  const values = customerPriceListValues(products);

  const prices = usePriceList<
    ReturnType<typeof customerPriceListFormSchema>,
    CustomerPriceListValues,
    CustomerPriceList
  >({
    draft: `customer-price-list:${list?.customerId ?? 'new'}`,
    schema: customerPriceListFormSchema(products),
    values: list ? values.fromView(list) : values.empty(),
    products,
    rule: priceRules.customer,
    save: (lines, { customerId, comment }, { version }) => {
      const body = { customerId, comment, lines };
      return list
        ? update.save({ params: { customerId: list.customerId }, body: { ...body, version } })
        : create.save({ body });
    },
    failure: list ? priceListsText.notUpdated : priceListsText.notCreated,
    elsewhere: () => elsewhere.current,
    ...(list && {
      latest: async () =>
        values.fromView(await call(getCustomerPriceList, { params: { customerId: list.customerId } })),
    }),
  });
  const { form } = prices.record;
  const customerId = useWatchedId(form, 'customerId');
  const defaults = useDefaultPrices(customerId);
  const newCustomer = useNewCustomer((id) => form.setFieldValue('customerId', id));
  const elsewhere = useRef(defaults.elsewhere);
  useEffect(() => {
    elsewhere.current = defaults.elsewhere;
  });

  return (
    <PriceListForm
      {...prices}
      title={list ? text.edit(list.customerName) : text.addNew}
      saving={create.saving || update.saving}
      onKept={(saved) => {
        if (!list) panelStack.replace(place.key, panels.customerPriceList(saved.customerId), saved);
      }}
      count={(missing) => text.priceCount(products.length - missing, products.length)}
      preview={previewCustomerPrices}
      bodyOf={(lines) => (customerId === null ? undefined : { customerId, lines })}
      hint={text.rules}
      note={defaults.note}
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
    </PriceListForm>
  );
}
