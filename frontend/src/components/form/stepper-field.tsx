import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';
import { StepperInput, type Entered } from './stepper-input.tsx';
import { formatNumber } from '../format.ts';

type Props<Values> = FieldProps<Values> & { step?: number };

/** Hours or pieces: typed or stepped by 0.5, never below 0. */
export function StepperField<Values>({
  form,
  name,
  label,
  readOnly,
  required = false,
  step,
  description,
  autoFocus,
}: Props<Values>) {
  const { key, error, initial, change, input } = bind({ form, name, autoFocus });
  useFieldWords(name, label, (value) => (typeof value === 'number' ? formatNumber(value) : ''));
  if (useReadOnly(readOnly)) {
    return <ReadOnlyValue label={label}>{typeof initial === 'number' ? formatNumber(initial) : ''}</ReadOnlyValue>;
  }
  return (
    <StepperInput
      key={key}
      inputProps={input}
      label={label}
      required={required}
      error={error}
      initial={initial as Entered | undefined}
      onChange={change}
      {...(step !== undefined && { step })}
      {...(description !== undefined && { description })}
    />
  );
}
