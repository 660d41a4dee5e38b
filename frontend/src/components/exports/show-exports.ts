import { createElement } from 'react';
import { showStatus } from '../status-host.tsx';
import { ExportStatus } from './export-status.tsx';
import { readFollowed } from './followed-exports.ts';

export function showExports(): void {
  readFollowed();
  showStatus(createElement(ExportStatus, { key: 'exports' }) as React.ReactElement & { key: string });
}
