import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../../frontend/src/api/api-error.ts';
import {
  answerLater,
  conflict,
  drafts,
  forgetDrafts,
  newRecord,
  openEditor,
  type SavedForm,
  storage,
  stored,
  type Values,
} from '../../../support/open-editor.ts';

beforeEach(forgetDrafts);

describe('what is typed', () => {
  it('is kept as a draft, with the stored values it started from, when typing pauses', () => {
    const { form, pause } = openEditor();
    form.type({ name: 'Ek' });
    form.type({ name: 'Eke' });
    expect(drafts.size).toBe(0);
    pause();
    expect(drafts.get('thing:1')).toMatchObject({ name: 'Eke' });
    expect(drafts.get('thing:1.base')).toMatchObject({ name: 'Eken', version: 1 });
  });

  it('is kept at once when the page is left', () => {
    const { editor, form } = openEditor();
    editor.keepTyped();
    expect(drafts.size).toBe(0);
    form.type({ name: 'Alen' });
    editor.keepTyped();
    expect(drafts.get('thing:1')).toMatchObject({ name: 'Alen' });
  });

  it('is not kept when the form has closed', () => {
    const { editor, form, pause } = openEditor();
    form.type({ name: 'Alen' });
    editor.close();
    pause();
    expect(drafts.size).toBe(0);
  });

  it('is kept without its secrets', () => {
    const { form, pause } = openEditor();
    form.type({ name: 'Alen', pin: 'granris' });
    pause();
    expect(drafts.get('thing:1')).toEqual({ name: 'Alen', note: '', lines: [], version: 1 });
    expect(drafts.get('thing:1.base')).not.toHaveProperty('pin');
  });

  it('is gone when it is discarded, also from the draft', () => {
    const { editor, form, pause, notices } = openEditor();
    form.type({ name: 'Alen' });
    pause();
    editor.discard();
    pause();
    expect(form.getValues()).toEqual(stored);
    expect(form.isDirty()).toBe(false);
    expect(drafts.size).toBe(0);
    expect(notices()).toEqual({ conflict: undefined, hasRestored: false, isWaiting: false });
  });
});

describe('a draft of an earlier form', () => {
  it('is restored as typed text, and offered to be discarded', () => {
    storage.keepDraft('thing:1', { name: 'Alen', note: 'Ny', lines: [], version: 1 }, stored);
    const { editor, form, notices } = openEditor();
    expect(form.getValues()).toEqual({ ...stored, name: 'Alen', note: 'Ny' });
    expect(form.isDirty()).toBe(true);
    expect(notices()).toEqual({ conflict: undefined, hasRestored: true, isWaiting: false });
    editor.discard();
    expect(form.getValues()).toEqual(stored);
    expect(notices().hasRestored).toBe(false);
  });

  it('is merged with what another user has saved since', () => {
    storage.keepDraft('thing:1', { ...stored, name: 'Alen' }, stored);
    const { form, notices } = openEditor({ values: { ...stored, name: 'Asken', note: 'Deras', version: 2 } });
    expect(form.getValues()).toEqual({ ...stored, name: 'Alen', note: 'Deras', version: 2 });
    expect(notices().conflict).toEqual({
      message: 'Uppgifterna har ändrats sedan du skrev det här.',
      clashes: [{ path: 'name', mine: 'Alen', theirs: 'Asken', choice: undefined }],
      taken: ['note'],
    });
  });
});

describe('a save', () => {
  it('sends what was typed, drops the draft and carries the new version on', async () => {
    const { editor, form, sent, pause } = openEditor({ answers: [{ version: 2 }, { version: 3 }] });
    form.type({ name: 'Alen' });
    pause();
    expect(await editor.submit()).toEqual({ version: 2 });
    pause();
    expect(form.isDirty()).toBe(false);
    expect(drafts.size).toBe(0);
    form.type({ note: 'Mer' });
    await editor.submit();
    expect(sent).toEqual([
      { ...stored, name: 'Alen' },
      { ...stored, name: 'Alen', note: 'Mer', version: 2 },
    ]);
  });

  it('is refused while a value is invalid', async () => {
    const { editor, form, sent, messages } = openEditor();
    form.type({ name: '' });
    expect(await editor.submit()).toBeUndefined();
    expect(messages).toEqual(['invalid']);
    expect(sent).toEqual([]);
  });

  it('leaves text typed meanwhile unsaved, and keeps it as a draft', async () => {
    const { answer, give } = answerLater();
    const { editor, form, sent } = openEditor({ answers: [answer] });
    form.type({ name: 'Alen' });
    const saved = editor.submit();
    form.type({ note: 'Under tiden' });
    give({ version: 2 });
    await saved;
    expect(sent).toEqual([{ ...stored, name: 'Alen' }]);
    expect(form.isDirty()).toBe(true);
    expect(drafts.get('thing:1')).toMatchObject({ name: 'Alen', note: 'Under tiden', version: 2 });
    expect(drafts.get('thing:1.base')).toMatchObject({ name: 'Alen', note: '', version: 2 });
  });

  it('waits for the one that runs, and then sends only what was typed meanwhile', async () => {
    const { answer, give } = answerLater();
    const { editor, form, sent } = openEditor({ answers: [answer, { version: 3 }] });
    form.type({ name: 'Alen' });
    const first = editor.submit();
    const second = editor.submit();
    form.type({ note: 'Under tiden' });
    const third = editor.submit();
    give({ version: 2 });
    expect(await Promise.all([first, second, third])).toContainEqual({ version: 3 });
    expect(sent).toEqual([
      { ...stored, name: 'Alen' },
      { ...stored, name: 'Alen', note: 'Under tiden', version: 2 },
    ]);
    expect(form.isDirty()).toBe(false);
  });

  it('clears the secrets it sent', async () => {
    const { editor, form, sent, pause } = openEditor({ answers: [{ version: 2 }] });
    form.type({ pin: 'granris' });
    await editor.submit();
    pause();
    expect(sent[0]!.pin).toBe('granris');
    expect(form.getValues()).toEqual({ ...stored, version: 2 });
    expect(form.isDirty()).toBe(false);
    expect(JSON.stringify([...drafts])).not.toContain('granris');
  });

  it('shows the values that the server stored, except where something else was typed meanwhile', async () => {
    const { answer, give } = answerLater();
    const read = ({ version, name = '' }: SavedForm): Values => ({ ...stored, name, note: 'Städad', version });
    const { editor, form } = openEditor({ answers: [answer], read });
    form.type({ name: ' Alen ' });
    const saved = editor.submit();
    form.type({ note: 'Under tiden' });
    give({ version: 2, name: 'Alen' });
    await saved;
    expect(form.getValues()).toMatchObject({ name: 'Alen', note: 'Under tiden', version: 2 });
    expect(form.isDirty()).toBe(true);
  });

  it('gives new parts the ids of its answer, also those changed meanwhile, and starts from them', async () => {
    const { answer, give } = answerLater();
    const theirs: Values = { ...stored, lines: [{ id: 7, hours: 1 }], note: 'Deras', version: 3 };
    const { editor, form, notices, rerender } = openEditor({ answers: [answer, conflict], latest: async () => theirs });
    rerender({
      withIds: (values) => ({ ...values, lines: values.lines.map((line) => ({ ...line, id: line.id || 7 })) }),
    });
    form.type({ lines: [{ id: 0, hours: 1 }] });
    const saved = editor.submit();
    form.type({ lines: [{ id: 0, hours: 2 }] });
    give({ version: 2 });
    await saved;
    expect(form.getValues().lines).toEqual([{ id: 7, hours: 2 }]);
    expect(form.isDirty()).toBe(true);
    await editor.submit();
    expect(notices().conflict?.clashes).toEqual([]);
    expect(form.getValues()).toMatchObject({ lines: [{ id: 7, hours: 2 }], note: 'Deras', version: 3 });
  });

  it('that fails leaves the text and says why', async () => {
    const { editor, form, messages } = openEditor({ answers: [new ApiError(500)] });
    form.type({ name: 'Alen' });
    expect(await editor.submit()).toBeUndefined();
    expect(messages).toEqual(['500']);
    expect(form.getValues().name).toBe('Alen');
    expect(form.isDirty()).toBe(true);
  });
});

describe('the draft of a new record', () => {
  it('is renamed with the text typed while the record was created', async () => {
    const { answer, give } = answerLater();
    const { editor, form, rerender } = openEditor({ ...newRecord, answers: [answer] });
    form.type({ name: 'Eken' });
    const saved = editor.submit();
    form.type({ note: 'Under tiden' });
    give({ version: 1 });
    await saved;
    expect(drafts.size).toBe(0);
    rerender({ values: stored, latest: () => Promise.resolve(stored) });
    editor.rename('thing:1');
    expect(drafts.get('thing:1')).toMatchObject({ name: 'Eken', note: 'Under tiden', version: 1 });
    expect(drafts.has('thing:new')).toBe(false);
  });
});

describe('a form whose schema is still loading', () => {
  it('is saved when it is there, with what was typed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { editor, form, sent, rerender } = openEditor({ answers: [{ version: 2 }] });
    rerender({ loading: () => promise });
    form.type({ name: 'Alen' });
    const saving = editor.submit();
    form.type({ note: 'Skriven under tiden' });
    expect(sent).toEqual([]);
    resolve();
    await saving;
    expect(sent).toEqual([{ ...stored, name: 'Alen', note: 'Skriven under tiden' }]);
  });

  it('tells when it cannot be had, keeps what is typed, and can be saved again', async () => {
    const { editor, form, sent, messages, rerender } = openEditor({ answers: [{ version: 2 }] });
    rerender({ loading: () => Promise.reject(new ApiError(0, { message: 'Inget svar.' })) });
    form.type({ name: 'Alen' });
    await editor.submit();
    expect(messages).toEqual(['0']);
    expect(form.getValues()).toEqual({ ...stored, name: 'Alen' });
    rerender({ loading: () => undefined });
    await editor.submit();
    expect(sent).toEqual([{ ...stored, name: 'Alen' }]);
  });
});
