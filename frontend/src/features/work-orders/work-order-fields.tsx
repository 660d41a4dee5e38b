import { getAllUsers } from '../../../../shared/contract/calls/users.ts';
import { selectableStatuses, sharedHelper } from '../../../../shared/codes/work-orders.ts';
import { useRoute } from '../../api/use-route.ts';
import { DateField } from '../../components/form/date-field.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { userOptions } from '../../components/user-options.ts';
import { workOrderStatusLabels } from '../../../../shared/text/work-orders.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { noUser, type WorkOrderValues } from './work-order-values.ts';
import classes from './work-order-fields.module.css';

type Props = {
  form: FormOf<WorkOrderValues>;
  owner?: string;
  helper?: string;
};

const choices = selectableStatuses.map((value) => ({ value, label: workOrderStatusLabels[value] }));
const statuses = [...choices, { value: 'Invoiced', label: workOrderStatusLabels.Invoiced, disabled: true }];
const nobodyYet = { value: noUser, label: text.shared };
const noHelper = { value: noUser, label: text.nobody };
const anyHelper = { value: sharedHelper, label: text.shared };

export function WorkOrderFields({ form, owner = '', helper = '' }: Props) {
  const users = useRoute(getAllUsers, {}, { staleTime: 60_000 });
  const people = userOptions(users.data ?? []);
  const owners = [nobodyYet, ...people];
  const helpers = [noHelper, anyHelper, ...people];

  return (
    <div className={classes['fields']}>
      <div className={classes['grid']}>
        <SelectField form={form} name="status" label={text.status} options={statuses} autoFocus />
        <DateField form={form} name="verificationDate" label={text.verificationDate} required />
        <SelectField form={form} name="workOrderOwnerUserId" label={text.owner} options={owners} missingLabel={owner} />
        <SelectField
          form={form}
          name="workOrderHelperUserId"
          label={text.helper}
          options={helpers}
          missingLabel={helper}
        />
        <div className={classes['half']}>
          <TextAreaField form={form} name="invoiceNote" label={text.invoiceNote} minRows={2} />
        </div>
        <div className={classes['half']}>
          <TextAreaField form={form} name="internalNote" label={text.internalNote} minRows={2} />
        </div>
        <div className={classes['switches']}>
          <SwitchField form={form} name="invoiceable" label={text.invoiceable} />
          <SwitchField form={form} name="workOrderHelperRequired" label={text.helperRequired} />
        </div>
      </div>
    </div>
  );
}
