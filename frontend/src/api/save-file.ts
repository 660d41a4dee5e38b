import type { FileLink } from '../../../shared/schemas/spreadsheet.ts';

const retentionMs = 60_000;

export function saveFile(content: Blob | FileLink, fileName: string): void {
  if (!(content instanceof Blob)) {
    followDownload(content.url, fileName);
    return;
  }
  const address = URL.createObjectURL(content);
  followDownload(address, fileName);
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), retentionMs);
}

export function followDownload(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.rel = 'noopener';
  link.click();
}
