import { createElement } from 'react';
import { followNetwork } from '../../api/browser-outbox.ts';
import { showStatus } from '../status-host.tsx';
import { OutboxStatus } from './outbox-status.tsx';

let isStarted = false;

export function startOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  followNetwork();
  showStatus(createElement(OutboxStatus, { key: 'outbox' }) as React.ReactElement & { key: string }, 'strip');
}
