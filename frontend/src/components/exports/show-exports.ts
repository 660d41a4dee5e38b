import { createElement } from 'react';
import { showStatus } from '../status-host.tsx';
import { ExportStatus } from './export-status.tsx';
import { readFollowed } from './followed-exports.ts';

/** Shows how far the exports of this browser have come, in the corner of every page. */
export function showExports(): void {
  readFollowed();
  showStatus(createElement(ExportStatus, { key: 'exports' }) as React.ReactElement & { key: string });
}
