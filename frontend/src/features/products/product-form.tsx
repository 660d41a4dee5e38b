import { createProduct, getProduct, updateProduct } from '../../../../shared/contract/calls/products.ts';
import { accountOfType, isCostPriced, type ProductType } from '../../../../shared/codes/product-types.ts';
import { accountOfRate, type VatRate, vatRates } from '../../../../shared/codes/vat-rules.ts';
import { productFieldsSchema, type Product } from '../../../../shared/schemas/product.ts';
import { call } from '../../api/call.ts';
import { useMeta } from '../../api/use-meta.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { asYesOrNo } from '../../components/form/field-words.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { CodeField, NumberField, textOf } from '../../components/form/number-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useWatched } from '../../components/form/use-watched.ts';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { made } from '../../components/panel/created-records.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { optionsOf } from '../../text/options-of.ts';
import { productTypeLabels } from '../../../../shared/text/products.ts';
import { productsText as text } from '../../text/products.ts';
import { productValues, type ProductStart, type ProductValues } from './product-values.ts';

const rates = vatRates.map((value) => ({ value, label: `${value} %` }));

type Props = { product: Product | undefined; start: ProductStart };

/** The fields that only some products' forms show. */
const unshownWords = {
  markUpPercent: { label: text.markUpPercent, show: textOf },
  isConstruction: { label: text.isConstruction, show: asYesOrNo },
};

export function ProductForm({ product, start }: Props) {
  const place = usePanelPlace();
  const panelStack = usePanels();
  const create = useSave(createProduct, {
    success: (saved) => made(text.created(saved.name), panels.product(saved.productId)),
    silent: true,
  });
  const update = useSave(updateProduct, { success: text.updated, silent: true });
  const productId = product?.productId;
  const draft = productId === undefined ? place.key : `product:${productId}`;

  const record = useRecordForm<typeof productFieldsSchema, ProductValues, Product>({
    draft,
    schema: productFieldsSchema,
    values: product ? productValues.fromView(product) : productValues.empty(start),
    save: (body, { version }) =>
      productId === undefined
        ? create.save({ body })
        : update.save({ params: { productId }, body: { ...body, version } }),
    words: unshownWords,
    ...(product && { refusal: text.refusal }),
    failure: product ? text.notUpdated : text.notCreated,
    ...(productId !== undefined && {
      latest: async () => productValues.fromView(await call(getProduct, { params: { productId } })),
    }),
  });
  const { form } = record;
  const productType = useWatched(form, 'productType');
  const sellsConstruction = useMeta()?.sellsConstruction ?? false;

  /** The account follows the rate, unless it is one of the firm's own. */
  function proposeAccount(rate: string | number | null) {
    const account = accountOfRate[rate as VatRate];
    const isProposed = Object.values(accountOfRate).includes(form.getValues().account);
    if (account !== undefined && isProposed) form.setFieldValue('account', account);
  }

  function proposeAccountOfType(type: string | number | null) {
    const account = accountOfType[type as ProductType];
    const proposed = [...Object.values(accountOfType), ...Object.values(accountOfRate)];
    if (account !== undefined && proposed.includes(form.getValues().account)) form.setFieldValue('account', account);
  }

  return (
    <FormPanel
      title={product ? text.edit : text.addNew}
      draft={draft}
      record={record}
      saving={create.saving || update.saving}
      onKept={(saved) => {
        if (!product) panelStack.replace(place.key, panels.product(saved.productId), saved);
      }}
    >
      <FieldGroup>
        <TextField form={form} name="name" label={text.name} required autoFocus />
        <SelectField
          form={form}
          name="productType"
          label={text.productType}
          options={optionsOf(productTypeLabels)}
          onChosen={proposeAccountOfType}
        />
        <Wide>
          <TextField form={form} name="invoiceText" label={text.invoiceText} />
        </Wide>
        {isCostPriced(productType) && (
          <Wide>
            <NumberField
              form={form}
              name="markUpPercent"
              label={text.markUpPercent}
              description={text.help.markUpPercent}
            />
          </Wide>
        )}
        <SelectField form={form} name="vatPercent" label={text.vatPercent} options={rates} onChosen={proposeAccount} />
        <CodeField form={form} name="account" label={text.account} required />
        <SwitchField form={form} name="invoiceItemGroupHeading" label={text.invoiceItemGroupHeading} />
        <SwitchField form={form} name="aggregateHoursToTotal" label={text.aggregateHoursToTotal} />
        {(sellsConstruction || product?.isConstruction) && (
          <SwitchField
            wide
            form={form}
            name="isConstruction"
            label={text.isConstruction}
            description={text.help.isConstruction}
          />
        )}
      </FieldGroup>
    </FormPanel>
  );
}
