import { createCustomer, getCustomer, updateCustomer } from '../../../../shared/contract/calls/customers.ts';
import type { Customer, customerEditSchema, customerFieldsSchema } from '../../../../shared/schemas/customer.ts';
import { compareSwedish } from '../../../../shared/lib/text.ts';
import { countryCodes, countryName } from '../../../../shared/codes/countries.ts';
import type { EInvoiceDemand } from '../../../../shared/codes/e-invoices.ts';
import { optionsOf } from '../../text/options-of.ts';
import { eInvoiceDemandLabels, invoiceDeliveryLabels } from '../../../../shared/text/e-invoice.ts';
import { call } from '../../api/call.ts';
import { useMeta } from '../../api/use-meta.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { isVatNumberMeant } from '../../components/form/ask-if-meant.tsx';
import { asText, asYesOrNo } from '../../components/form/field-words.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { NumberField } from '../../components/form/number-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { EmailField, TextField } from '../../components/form/text-field.tsx';
import { laterSchemas } from '../../components/form/later-schema.ts';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { made } from '../../components/panel/created-records.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { customersText as text } from '../../text/customers.ts';
import { CustomerAddresses } from './customer-addresses.tsx';
import { EInvoiceFields } from './e-invoice-fields.tsx';
import { LikeCustomers } from './like-customers.tsx';
import { MainAddressFields } from './main-address-fields.tsx';
import { customerValues, type CustomerValues } from './customer-values.ts';

const schemas = laterSchemas(async () => {
  const { customerEditSchema, customerFieldsSchema } = await import('../../../../shared/schemas/customer.ts');
  return { customerEditSchema, customerFieldsSchema };
});

const countries = countryCodes
  .map((value) => ({ value, label: countryName(value) }))
  .sort((a, b) => compareSwedish(a.label, b.label));

const deliveries = optionsOf(invoiceDeliveryLabels);

/** The fields that only some customers' forms show. */
const unshownWords = {
  reverseConstruction: { label: text.reverseConstruction, show: asYesOrNo },
  electronicAddress: { label: text.electronicAddress, show: asText },
  eInvoiceDemand: {
    label: text.eInvoiceDemand,
    show: (value: unknown) => eInvoiceDemandLabels[value as EInvoiceDemand],
  },
};

export function CustomerForm({ customer, name }: { customer: Customer | undefined; name: string }) {
  const place = usePanelPlace();
  const panelStack = usePanels();
  const create = useSave(createCustomer, {
    success: (saved) => made(text.created(saved.name), panels.customer(saved.customerId)),
    silent: true,
  });
  const update = useSave(updateCustomer, { success: text.updated, silent: true });
  const customerId = customer?.customerId;
  const draft = customerId === undefined ? place.key : `customer:${customerId}`;

  const record = useRecordForm<typeof customerEditSchema | typeof customerFieldsSchema, CustomerValues, Customer>({
    draft,
    schema: schemas((all) => (customer ? all.customerEditSchema : all.customerFieldsSchema)),
    values: customer ? customerValues.fromView(customer) : customerValues.empty(name),
    save: (body, values) =>
      customerId === undefined
        ? create.saveOrWait({ body })
        : update.saveOrWait({ params: { customerId }, body: { ...body, version: values.version } }),
    isMeant: isVatNumberMeant,
    read: customerValues.fromView,
    waitsAs: ({ name: customerName }) => customerName,
    words: unshownWords,
    failure: customer ? text.notUpdated : text.notCreated,
    ...(customerId !== undefined && {
      latest: async () => customerValues.fromView(await call(getCustomer, { params: { customerId } })),
    }),
  });
  const { form } = record;
  const sellsConstruction = useMeta()?.sellsConstruction ?? false;

  return (
    <FormPanel
      title={customer ? text.edit : text.addNew}
      draft={draft}
      record={record}
      saving={create.saving || update.saving}
      onKept={(saved) => {
        if (!customer) panelStack.replace(place.key, panels.customer(saved.customerId), saved);
      }}
    >
      <FieldGroup>
        <Wide>
          <TextField form={form} name="name" label={text.name} required autoFocus />
          <LikeCustomers form={form} customerId={customerId} />
        </Wide>
        <NumberField
          form={form}
          name="paymentTermDays"
          label={text.paymentTermDays}
          description={text.help.paymentTermDays}
          required
        />
        <TextField form={form} name="organisationNumber" label={text.organisationNumber} />
        <SelectField form={form} name="countryCode" label={text.countryCode} options={countries} required />
        <TextField form={form} name="vatNumber" label={text.vatNumber} />
        {(sellsConstruction || customer?.reverseConstruction) && (
          <SwitchField
            wide
            form={form}
            name="reverseConstruction"
            label={text.reverseConstruction}
            description={text.help.reverseConstruction}
          />
        )}
        {customer && <TextField form={form} name="fortnoxCustomerNumber" label={text.fortnoxCustomerNumber} />}
        <SwitchField wide form={form} name="paymentRemark" label={text.paymentRemark} />
      </FieldGroup>
      <FieldGroup title={text.invoice}>
        <EmailField form={form} name="invoiceEmail" label={text.invoiceEmail} description={text.help.invoiceEmail} />
        <TextField form={form} name="costCenter" label={text.costCenter} />
        <Wide>
          <TextField form={form} name="invoiceText" label={text.invoiceText} />
        </Wide>
        <SelectField form={form} name="invoiceDelivery" label={text.invoiceDelivery} options={deliveries} required />
        <EInvoiceFields form={form} />
        <SwitchField
          wide
          form={form}
          name="combinedInvoice"
          label={text.combinedInvoice}
          description={text.help.combinedInvoice}
        />
      </FieldGroup>
      <MainAddressFields form={form} customerId={customerId} />
      {customerId !== undefined && <CustomerAddresses customerId={customerId} />}
    </FormPanel>
  );
}
