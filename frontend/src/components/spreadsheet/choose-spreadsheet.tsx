import { Button, FileButton } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef } from 'react';
import { maxImportBytes } from '../../../../shared/schemas/project-import.ts';
import { spreadsheetText as text } from '../../text/spreadsheet.ts';
import { readAsDataUrl } from '../read-as-data-url.ts';
import { toast } from '../../state/toast.ts';

const accepted = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `file` is in base64. */
export type ChosenSpreadsheet = { fileName: string; file: string };

type Props = { label: string; busy: boolean; onChosen: (chosen: ChosenSpreadsheet) => Promise<void> };

export function ChooseSpreadsheet({ label, busy, onChosen }: Props) {
  const reset = useRef<() => void>(null);

  async function choose(file: File | null) {
    if (!file) return;
    // The same file, corrected, can be chosen again.
    reset.current?.();
    if (file.size > maxImportBytes) {
      toast.error(text.tooLarge);
      return;
    }
    const read = await readAsDataUrl(file).catch(() => undefined);
    if (read === undefined) toast.error(text.unreadable);
    else await onChosen({ fileName: file.name, file: read.replace(/^[^,]*,/, '') });
  }

  return (
    <FileButton accept={accepted} resetRef={reset} onChange={(file) => void choose(file)}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          size="xs"
          loading={busy}
          leftSection={<IconFileSpreadsheet size="0.875rem" aria-hidden />}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}
