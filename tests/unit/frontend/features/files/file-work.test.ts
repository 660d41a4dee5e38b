// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../../../../frontend/src/api/api-error.ts';
import { eachFileOf } from '../../../../../frontend/src/features/files/file-work.ts';
import { shownToasts } from '../../../../../frontend/src/state/toast.ts';
import { keepSessionOf, serve } from '../../../../support/dom.tsx';

beforeEach(() => keepSessionOf('Staff'));

it('a file that was left is named also when a later one fails', async () => {
  serve(() => ({ body: { result: { isDone: true, count: 1, left: [{ path: 'a/1.txt', message: 'Låst.' }] } } }));
  const isAllDone = await eachFileOf('26-1')(
    [
      { type: 'dir', path: 'a' },
      { type: 'dir', path: 'b' },
    ],
    'Inte raderat',
    async ({ path }) => {
      if (path === 'b') throw new ApiError(409, { message: 'Ändrad.' });
      return { taskId: 7 };
    },
  );
  expect(isAllDone).toBe(false);
  expect(shownToasts.get().map(({ message }) => message)).toEqual(expect.arrayContaining(['1.txt: Låst.', 'Ändrad.']));
});
