// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../frontend/src/api/api-error.ts';
import { renderPage } from '../../../support/dom.tsx';

const { dismissDialogs } = await import('../../../../frontend/src/components/dialogs/dialogs.ts');
const { prompt } = await import('../../../../frontend/src/components/dialogs/prompt.ts');
const { askPin } = await import('../../../../frontend/src/features/passkeys/pin-dialog.tsx');
const { hasTyped } = await import('../../../../frontend/src/components/open-forms.ts');
const { toast } = await import('../../../../frontend/src/state/toast.ts');

const failure = 'Kunde inte bocka av';
const refusal = () => new ApiError(409, { message: 'Det är redan åtgärdat.' });

/** A save whose end the test decides, of each attempt. */
function heldSave() {
  const attempts: { typed: unknown; end: PromiseWithResolvers<unknown> }[] = [];
  const run = vi.fn((typed: unknown) => {
    const end = Promise.withResolvers<unknown>();
    attempts.push({ typed, end });
    return end.promise;
  });
  const settle = (end: (latest: PromiseWithResolvers<unknown>) => void) => act(async () => end(attempts.at(-1)!.end));
  return {
    run,
    typed: () => attempts.map(({ typed }) => typed),
    succeed: (result?: unknown) => settle(({ resolve }) => resolve(result)),
    fail: (error: unknown) => settle(({ reject }) => reject(error)),
  };
}

const askReason = (run: (text: string) => Promise<unknown>, readAgain?: () => Promise<unknown>) =>
  prompt({ title: 'Bocka av', label: 'Skäl', verb: 'Bocka av', failure, run, ...(readAgain && { readAgain }) });

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Skäl' });
const button = (name = 'Bocka av') =>
  within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

let errors: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  errors = vi.spyOn(toast, 'error');
  await renderPage(<main />, '/', { env: 'default' });
});

afterEach(() => {
  act(dismissDialogs);
  errors.mockRestore();
});

describe('a prompt whose answer is being saved', () => {
  it('stays open with the text and a busy button, and is not sent again by Enter or a click', async () => {
    const save = heldSave();
    const isDone = askReason(save.run);
    await userEvent.type(await field(), ' Bokförd för hand {Enter}{Enter}');
    await waitFor(() => expect(button().disabled).toBe(true));
    await userEvent.click(button());
    expect((await field()).value.trim()).toBe('Bokförd för hand');
    expect(save.typed()).toEqual(['Bokförd för hand']);
    expect(hasTyped()).toBe(true);
    await save.succeed();
    await isClosed();
    expect(await isDone).toBe(true);
    expect(hasTyped()).toBe(false);
  });

  it('closes also on what waits for a network', async () => {
    const save = heldSave();
    const isDone = askReason(save.run);
    await userEvent.type(await field(), 'Bokförd{Enter}');
    await save.succeed('waiting');
    await isClosed();
    expect(await isDone).toBe(true);
  });

  it('stays open when the answer is not meant', async () => {
    const save = heldSave();
    void askReason(save.run);
    await userEvent.type(await field(), 'Bokförd{Enter}');
    await save.succeed(false);
    await waitFor(() => expect(button().disabled).toBe(false));
    expect((await field()).value).toBe('Bokförd');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is closed meanwhile reports a failure as a toast, and is not done', async () => {
    const save = heldSave();
    const isDone = askReason(save.run);
    await userEvent.type(await field(), 'Bokförd{Enter}');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await save.fail(refusal());
    expect(await isDone).toBe(false);
    expect(errors).toHaveBeenCalledExactlyOnceWith('Det är redan åtgärdat.', { title: failure });
  });

  it('that is closed meanwhile is done once it has been saved', async () => {
    const save = heldSave();
    const isDone = askReason(save.run);
    await userEvent.type(await field(), 'Bokförd{Enter}');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await save.succeed();
    expect(await isDone).toBe(true);
  });
});

describe('a prompt whose answer could not be saved', () => {
  it('says why, keeps the text and the focus, and closes when the next attempt succeeds', async () => {
    const save = heldSave();
    const isDone = askReason(save.run);
    await userEvent.type(await field(), 'Bokförd');
    await userEvent.click(button());
    await save.fail(refusal());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`${failure}Det är redan åtgärdat.`);
    expect(document.activeElement).toBe(await field());
    expect(errors).not.toHaveBeenCalled();

    await userEvent.type(await field(), ' igår{Enter}');
    expect(save.typed()).toEqual(['Bokförd', 'Bokförd igår']);
    expect(screen.queryByRole('alert')).toBeNull();
    await save.succeed();
    await isClosed();
    expect(await isDone).toBe(true);
  });

  it('shows at its field what the server says of it, until that is changed', async () => {
    const save = heldSave();
    void askReason(save.run);
    await userEvent.type(await field(), 'Bokförd{Enter}');
    await save.fail(new ApiError(422, { fields: [{ field: 'reason', message: 'Skälet är för kort.' }] }));
    await screen.findByText('Skälet är för kort.');
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(await field(), '.');
    expect(screen.queryByText('Skälet är för kort.')).toBeNull();
  });

  it('reads again what another has changed, and says that the text is still there', async () => {
    const save = heldSave();
    const readAgain = vi.fn(async () => undefined);
    void askReason(save.run, readAgain);
    await userEvent.type(await field(), 'Bokförd{Enter}');
    const changed = { by: 'Björn Sandell (BS)', at: '2026-11-20T09:00:00.000Z' };
    await save.fail(new ApiError(409, { message: 'Läs in den igen.', facts: { changed } }));
    expect((await screen.findByRole('alert')).textContent).toContain('Björn Sandell (BS) ändrade uppgiften 2026-11-20');
    expect(screen.getByRole('alert').textContent).toContain('Det du skrev finns kvar.');
    expect(readAgain).toHaveBeenCalledOnce();
  });

  it('is cancelled without a toast', async () => {
    const save = heldSave();
    const isDone = askReason(save.run);
    await userEvent.type(await field(), 'Bokförd{Enter}');
    await save.fail(refusal());
    await userEvent.click(button('Avbryt'));
    await isClosed();
    expect(await isDone).toBe(false);
    expect(errors).not.toHaveBeenCalled();
    expect(hasTyped()).toBe(false);
  });
});

describe('the question about the PIN', () => {
  const ask = (run: (given: { currentPin: string; name: string }) => Promise<void>) =>
    askPin({ title: 'Ta bort nyckeln?', hint: 'Det kan inte ångras.', verb: 'Ta bort', run });
  const pin = () => screen.findByLabelText<HTMLInputElement>('Nuvarande PIN');

  it('keeps the PIN that is typed while it is checked, and shows at its field that it is wrong', async () => {
    const save = heldSave();
    const isDone = ask(save.run as never);
    await userEvent.type(await pin(), '1234{Enter}{Enter}');
    expect(save.typed()).toEqual([{ currentPin: '1234', name: '' }]);
    await save.fail(new ApiError(422, { fields: [{ field: 'currentPin', message: 'PIN är fel.' }] }));
    await screen.findByText('PIN är fel.');
    expect(document.activeElement).toBe(await pin());
    await userEvent.type(await pin(), '5{Enter}');
    await save.succeed();
    await isClosed();
    expect(await isDone).toBe(true);
    expect(save.typed()).toHaveLength(2);
  });

  it('that is closed while it is checked is done once that has succeeded', async () => {
    const save = heldSave();
    const isDone = ask(save.run as never);
    await userEvent.type(await pin(), '1234{Enter}');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await save.succeed();
    expect(await isDone).toBe(true);
  });
});
