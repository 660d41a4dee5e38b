// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';

const { catchUp, queryClient } = await import('../../../../frontend/src/api/query-client.ts');

afterEach(() => queryClient.clear());

/** Something on screen that is read, one answer after the other. @returns how often it was asked, and what it shows */
function shown(answers: readonly (string | Promise<string>)[], meta = {}) {
  const ask = vi.fn(() => answers[ask.mock.calls.length - 1]!);
  const observer = new QueryObserver(queryClient, { queryKey: [crypto.randomUUID()], queryFn: ask, meta });
  observer.subscribe(() => undefined);
  return { ask, value: () => observer.getCurrentResult().data };
}

describe('catching up with what changed unheard', () => {
  it('reads again what was read', async () => {
    const list = shown(['before', 'after']);
    await vi.waitFor(() => expect(list.value()).toBe('before'));
    await catchUp();
    expect(list.value()).toBe('after');
  });

  it('waits for what is on its way, shows it, and reads it again', async () => {
    const first = Promise.withResolvers<string>();
    const second = Promise.withResolvers<string>();
    const list = shown([first.promise, second.promise]);
    const caughtUp = catchUp();
    expect(list.ask).toHaveBeenCalledTimes(1);
    first.resolve('before');
    await vi.waitFor(() => expect(list.value()).toBe('before'));
    second.resolve('after');
    await caughtUp;
    expect(list.value()).toBe('after');
  });

  it('is not held up by what never comes, nor asks again what is asked once or elsewhere', async () => {
    const silent = shown([new Promise<string>(() => undefined)]);
    const once = shown(['read'], { once: true });
    const outside = shown(['answered'], { outside: true });
    const list = shown(['before', 'after']);
    await vi.waitFor(() => expect(list.value()).toBe('before'));
    void catchUp();
    await vi.waitFor(() => expect(list.value()).toBe('after'));
    expect(silent.ask).toHaveBeenCalledTimes(1);
    expect(once.ask).toHaveBeenCalledTimes(1);
    expect(outside.ask).toHaveBeenCalledTimes(1);
  });
});
