import { Textarea } from '@mantine/core';
import { maxLogMessage } from '../../../../shared/entities/project-log.ts';
import { formsText } from '../../text/forms.ts';
import { projectLogText } from '../../text/project-log.ts';

type Props = {
  label: string;
  isLabelHidden?: boolean;
  hint: string;
  value: string;
  autoFocus?: boolean;
  onChange: (text: string) => void;
  onSave: () => void;
  onCancel?: () => void;
};

const nearlyFull = 200;

export function MessageField({
  label,
  isLabelHidden = false,
  hint,
  value,
  autoFocus = false,
  onChange,
  onSave,
  onCancel,
}: Props) {
  const left = maxLogMessage - value.trim().length;
  const tooLong = left < 0 && projectLogText.tooLong(maxLogMessage);

  function handleKeyDown(event: React.KeyboardEvent) {
    const isSave = (event.ctrlKey || event.metaKey) && (event.key === 'Enter' || event.key.toLowerCase() === 's');
    if (!isSave && !(event.key === 'Escape' && onCancel)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isSave) onSave();
    else onCancel?.();
  }

  return (
    <Textarea
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      description={left < nearlyFull && left >= 0 ? formsText.lengthOf(maxLogMessage - left, maxLogMessage) : hint}
      error={tooLong}
      rows={Math.min(12, Math.max(3, value.split('\n').length))}
      resize="vertical"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
      // The panel handles Esc first; this keeps it open.
      {...(onCancel && { 'data-mantine-stop-propagation': true })}
      // Mantine's focus trap looks for this attribute.
      {...(autoFocus && { 'data-autofocus': true, autoFocus: true })}
    />
  );
}
