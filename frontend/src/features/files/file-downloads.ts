import { downloadFile } from '../../../../shared/contract/calls/files.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { call } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import { followDownload } from '../../api/save-file.ts';
import { loadPart } from '../../components/parts.ts';
import { filesText as text } from '../../text/files.ts';

export function fileDownloads(projectCode: string) {
  async function download(entries: readonly FileEntry[]): Promise<void> {
    const [first] = entries;
    if (!first) return;
    if (entries.length === 1 && first.type === 'file') return downloadOne(first.path);
    try {
      const { downloadZip } = await loadPart(() => import('./zip/download-zip.ts'));
      await downloadZip(projectCode, entries);
    } catch (error) {
      reportError(error, text.notDownloaded);
    }
  }

  async function downloadOne(path: string, versionId?: string): Promise<void> {
    try {
      const query = { path, ...(versionId !== undefined && { versionId }) };
      const { url, fileName } = await call(downloadFile, { params: { projectCode }, query });
      followDownload(url, fileName);
    } catch (error) {
      reportError(error, text.notDownloaded);
    }
  }

  return { download, downloadOne };
}
