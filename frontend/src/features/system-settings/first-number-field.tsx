import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { proposeFirstInvoiceNumber } from '../../../../shared/contract/calls/finance-integration.ts';
import type { SystemSettings } from '../../../../shared/schemas/settings.ts';
import { call } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { CodeField } from '../../components/form/number-field.tsx';
import { ReadOnlyValue } from '../../components/form/read-only.tsx';
import { toast } from '../../state/toast.ts';
import { systemSettingsText as text } from '../../text/system-settings.ts';
import classes from './first-number-field.module.css';
import type { SystemSettingsValues } from './system-settings-values.ts';

type Props = { form: FormOf<SystemSettingsValues>; settings: SystemSettings };

export function FirstNumberField({ form, settings: { firstInvoiceNumber, seriesHasBegun, secrets } }: Props) {
  const [asking, setAsking] = useState(false);

  async function propose() {
    setAsking(true);
    try {
      const { last, proposed } = await call(proposeFirstInvoiceNumber, {});
      form.setFieldValue('firstInvoiceNumber', proposed);
      toast.success(last === 0 ? text.proposedNone : text.proposed(last));
    } catch (error) {
      reportError(error, text.notProposed);
    } finally {
      setAsking(false);
    }
  }

  if (seriesHasBegun) {
    return (
      <div>
        <ReadOnlyValue label={text.firstInvoiceNumber}>{String(firstInvoiceNumber)}</ReadOnlyValue>
        <Text size="xs" c="dimmed">
          {text.firstInvoiceNumberFixed}
        </Text>
      </div>
    );
  }
  return (
    <div className={classes['field']}>
      <CodeField
        form={form}
        name="firstInvoiceNumber"
        label={text.firstInvoiceNumber}
        description={text.help.firstInvoiceNumber}
      />
      {secrets.fortnoxAccessToken.isSet && (
        <Button variant="default" size="xs" loading={asking} onClick={() => void propose()}>
          {text.proposeFirstNumber}
        </Button>
      )}
    </div>
  );
}
