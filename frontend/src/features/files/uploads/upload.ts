import { createElement } from 'react';
import type { uploadFiles } from '../../../../../shared/contract/calls/files.ts';
import { showStatus } from '../../../components/status-host.tsx';
import { toast } from '../../../state/toast.ts';
import { filesText as text } from '../../../text/files.ts';
import { withoutSystemFiles } from './system-files.ts';
import type { ChosenFile } from './upload-queue.ts';
import { UploadStatus } from './upload-status.tsx';
import { uploads } from './uploads.ts';

export function upload(
  projectCode: string,
  folder: string,
  files: readonly ChosenFile[],
  route: typeof uploadFiles,
): void {
  const { own, leftOut } = withoutSystemFiles(files);
  if (leftOut.length > 0) toast.info(text.leftOut(leftOut));
  if (own.length === 0) return;
  showStatus(createElement(UploadStatus, { key: 'uploads' }) as React.ReactElement & { key: string });
  uploads.add(projectCode, folder, own, route);
}
