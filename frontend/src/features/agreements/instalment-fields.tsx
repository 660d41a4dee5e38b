import { ActionIcon, Box, Button, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { maxInstalments } from '../../../../shared/entities/agreement.ts';
import { DateField } from '../../components/form/date-field.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { FieldGroup } from '../../components/form/fields-grid.tsx';
import { MoneyField, NumberField } from '../../components/form/number-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useWatched } from '../../components/form/use-watched.ts';
import { formatMoney } from '../../components/format.ts';
import { focusIn } from '../../components/lines/change-lines.ts';
import { agreementsText as text } from '../../text/agreements.ts';
import { type AgreementValues, type InstalmentValues, newInstalment, restOf } from './agreement-values.ts';

export function InstalmentFields({ form }: { form: FormOf<AgreementValues> }) {
  const root = useRef<HTMLDivElement>(null);
  const agreed = useWatched(form, 'agreed');
  const instalments = useWatched(form, 'instalments');
  const rest = restOf({ agreed, instalments });

  function add() {
    const one = newInstalment();
    setInstalments(form, [...form.getValues().instalments, one]);
    focusIn(root, `[data-instalment="${one.key}"] input`);
  }

  function remove(key: string) {
    setInstalments(
      form,
      form.getValues().instalments.filter((one) => one.key !== key),
    );
    focusIn(root, '[data-add-instalment]');
  }

  return (
    <div ref={root}>
      {instalments.map(({ key }, index) => (
        <div key={key} data-instalment={key}>
          <Instalment
            form={form}
            index={index}
            isLast={index === instalments.length - 1}
            onRemove={instalments.length > 1 ? () => remove(key) : undefined}
          />
        </div>
      ))}
      <Text component="output" display="block" size="sm" my="sm">
        {rest !== undefined && (rest < 0 ? text.tooMuch(formatMoney(-rest)) : text.takesRest(formatMoney(rest)))}
      </Text>
      {instalments.length < maxInstalments && (
        <Button
          data-add-instalment
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size="0.875rem" aria-hidden />}
          onClick={add}
        >
          {text.addInstalment}
        </Button>
      )}
    </div>
  );
}

type Props = { form: FormOf<AgreementValues>; index: number; isLast: boolean; onRemove: (() => void) | undefined };

function Instalment({ form, index, isLast, onRemove }: Props) {
  const name = <Field extends keyof InstalmentValues>(field: Field) => `instalments.${index}.${field}` as const;
  return (
    <Box pos="relative" mt="md">
      <FieldGroup title={text.instalment(index + 1)}>
        <TextField form={form} name={name('text')} label={text.text} required />
        <DateField form={form} name={name('dueOn')} label={text.dueOn} />
        {!isLast && (
          <>
            <NumberField form={form} name={name('percent')} label={text.percent} unit="%" />
            <MoneyField form={form} name={name('amount')} label={text.orAmount} />
          </>
        )}
      </FieldGroup>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          pos="absolute"
          top={0}
          right={0}
          aria-label={text.removeInstalment(index + 1)}
          onClick={onRemove}
        >
          <IconTrash size="1rem" />
        </ActionIcon>
      )}
    </Box>
  );
}

/** Clears errors, whose paths hold indexes that now differ; the next save finds them again. */
function setInstalments(form: FormOf<AgreementValues>, instalments: InstalmentValues[]): void {
  for (const path of Object.keys(form.errors)) if (path.startsWith('instalments')) form.clearFieldError(path);
  form.setFieldValue('instalments', instalments, { forceUpdate: false });
}
