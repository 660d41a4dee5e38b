// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callInOrder, newAttempt } from '../../../../frontend/src/api/call-in-order.ts';
import { UnsentSave } from '../../../../frontend/src/api/outbox-entry.ts';
import { networkValue } from '../../../../frontend/src/api/network.ts';
import { chooseShared } from '../../../../frontend/src/api/shared-computer.ts';
import { createFromProject } from '../../../../shared/contract/invoices.ts';
import { deleteProjectLog } from '../../../../shared/contract/project-logs.ts';

const failed = async () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.stubGlobal('fetch', failed);
  networkValue.set(true);
});
afterEach(() => {
  chooseShared(false);
  vi.unstubAllGlobals();
});

const create = () => callInOrder(createFromProject, { params: { projectId: 1 } }, newAttempt());

describe('a save that cannot wait in the outbox', () => {
  it('is uncertain when its answer is lost', async () => {
    await expect(create()).rejects.toMatchObject({
      isUncertain: true,
      message: 'Det är osäkert om det blev gjort. Ingen kontakt med servern. Kontrollera nätverket och försök igen.',
    });
  });

  it('is uncertain when the gateway gives up waiting for it', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ message: 'Endpoint request timed out', requestId: 'a' }, { status: 504 }),
    );
    await expect(create()).rejects.toMatchObject({
      isUncertain: true,
      message: expect.stringMatching(/^Det är osäkert om det blev gjort/),
    });
  });

  it('has failed when the network was gone before', async () => {
    networkValue.set(false);
    await expect(create()).rejects.toMatchObject({
      isUncertain: false,
      message: expect.stringMatching(/^Ingen kontakt med servern/),
    });
  });
});

describe('a save that can wait in the outbox', () => {
  const remove = () => callInOrder(deleteProjectLog, { params: { projectLogId: 1 } }, newAttempt());

  it('is handed to it', async () => {
    const unsent = await remove();
    expect(unsent).toBeInstanceOf(UnsentSave);
    expect(unsent).toMatchObject({ isTried: true, input: { params: { projectLogId: 1 } } });
  });

  it('is not on a shared computer, which keeps nothing', async () => {
    chooseShared(true);
    await expect(remove()).rejects.toMatchObject({ status: 0 });
  });
});
