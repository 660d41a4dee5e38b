import { ActionIcon, Button } from '@mantine/core';
import { IconCamera, IconPaperclip, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { downloadFile, uploadFiles } from '../../../../shared/contract/calls/files.ts';
import { dayOf } from '../../../../shared/lib/days.ts';
import { extensionOf, joinPath, nameOf } from '../../../../shared/lib/file-paths.ts';
import { call } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import { followDownload } from '../../api/save-file.ts';
import { loadPart } from '../../components/parts.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import classes from '../../components/lines/lines.module.css';

type Props = {
  projectCode: string;
  row: number;
  receipt: string;
  /** Left out where it cannot be changed. */
  onChange?: (receipt: string) => void;
};

/** A photo or a file, sent to the project's files at once: without a network it waits there, as other files do. */
export function ReceiptCell({ projectCode, row, receipt, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);

  async function take({ currentTarget }: React.ChangeEvent<HTMLInputElement>) {
    const blob = currentTarget.files?.[0];
    if (!blob) return;
    const name = receiptName(blob);
    currentTarget.value = '';
    const { upload } = await loadPart(() => import('../files/uploads/upload.ts'));
    upload(projectCode, text.receipts, [{ path: name, blob }], uploadFiles);
    onChange?.(joinPath(text.receipts, name));
  }

  return (
    <td className={classes['receipt']} data-label={text.receipt}>
      {receipt !== '' && (
        <>
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconPaperclip size="0.875rem" aria-hidden />}
            aria-label={text.inRow(text.showReceipt, row)}
            title={nameOf(receipt)}
            onClick={() => void showReceipt(projectCode, receipt)}
          >
            {text.receipt}
          </Button>
          {onChange && (
            <ActionIcon
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={text.inRow(text.removeReceipt, row)}
              title={text.removeReceipt}
              onClick={() => onChange('')}
            >
              <IconX size="0.875rem" aria-hidden />
            </ActionIcon>
          )}
        </>
      )}
      {receipt === '' && onChange && (
        <>
          <input
            ref={input}
            type="file"
            accept="image/*,application/pdf"
            hidden
            aria-label={text.inRow(text.receiptFile, row)}
            onChange={(event) => void take(event)}
          />
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconCamera size="0.875rem" aria-hidden />}
            aria-label={text.inRow(text.addReceipt, row)}
            onClick={() => input.current?.click()}
          >
            {text.receipt}
          </Button>
        </>
      )}
      {receipt === '' && !onChange && '–'}
    </td>
  );
}

/** A unique name: the line must lead to this file. */
function receiptName(blob: File): string {
  const own = crypto.randomUUID().slice(0, 8);
  return `${text.receipt} ${dayOf(new Date())} ${own}.${extensionOf(blob.name) || 'jpg'}`;
}

async function showReceipt(projectCode: string, path: string): Promise<void> {
  try {
    const { url, fileName } = await call(downloadFile, { params: { projectCode }, query: { path } });
    followDownload(url, fileName);
  } catch (error) {
    reportError(error, text.receiptNotShown);
  }
}
