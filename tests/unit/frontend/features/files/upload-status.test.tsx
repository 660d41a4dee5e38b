// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../support/dom.tsx';

const call = vi.fn(() => Promise.resolve([{ method: 'form', path: 'a.txt', url: 'form', fields: {} }]));
vi.mock('../../../../../frontend/src/api/call.ts', () => ({ call }));
vi.mock('../../../../../frontend/src/api/send-bytes.ts', async (original) => ({
  ...(await original<object>()),
  sendBytes: () => Promise.resolve(),
}));
const { uploads } = await import('../../../../../frontend/src/features/files/uploads/uploads.ts');
const { UploadStatus } = await import('../../../../../frontend/src/features/files/uploads/upload-status.tsx');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const box = () => screen.queryByRole('region', { name: 'Uppladdning' });

it('the status of uploads is hidden five seconds after the last file, and not before', async () => {
  await renderPage(<UploadStatus />);
  uploads.add('26-0042', '', [{ path: 'a.txt', blob: new File(['x'], 'a.txt', { type: 'text/plain' }) }]);
  // Rendered ten times a second: done with the first tick, hidden with the one after.
  await pass(100);
  expect(screen.getByText('1 fil uppladdad')).toBeTruthy();
  await pass(4999);
  expect(box()).toBeTruthy();
  await pass(101);
  expect(box()).toBeNull();
});
