import { createElement } from 'react';
import type { uploadFiles } from '../../../../../shared/contract/files.ts';
import { showStatus } from '../../../components/status-host.tsx';
import type { ChosenFile } from './upload-queue.ts';
import { UploadStatus } from './upload-status.tsx';
import { uploads } from './uploads.ts';

export function upload(
  projectCode: string,
  folder: string,
  files: readonly ChosenFile[],
  route: typeof uploadFiles,
): void {
  if (files.length === 0) return;
  showStatus(createElement(UploadStatus, { key: 'uploads' }) as React.ReactElement & { key: string });
  uploads.add(projectCode, folder, files, route);
}
