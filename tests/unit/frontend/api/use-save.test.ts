// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkValue } from '../../../../frontend/src/api/network.ts';
import { UnsentSave } from '../../../../frontend/src/api/outbox-entry.ts';
import { useSave } from '../../../../frontend/src/api/use-save.ts';
import { deleteProjectLog } from '../../../../shared/contract/project-logs.ts';

beforeEach(() => {
  networkValue.set(true);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a save that needs a network and joins one that may wait fails without a network, and the other waits', async () => {
  const { result } = renderHook(() => useSave(deleteProjectLog, { silent: true }));
  const input = { params: { projectLogId: 1 }, query: { version: 2 } };
  const [waiting, failed] = await act(() =>
    Promise.allSettled([result.current.saveOrWait(input), result.current.save(input)]),
  );
  expect(waiting).toMatchObject({ value: expect.any(UnsentSave) });
  expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'ApiError', status: 0 } });
});
