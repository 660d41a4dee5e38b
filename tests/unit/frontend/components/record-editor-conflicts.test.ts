import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../../frontend/src/api/api-error.ts';
import {
  conflict,
  drafts,
  forgetDrafts,
  newRecord,
  openEditor,
  storage,
  stored,
  type Values,
  waiting,
} from '../../../support/open-editor.ts';

beforeEach(forgetDrafts);

describe('a concurrent edit', () => {
  const theirs: Values = { ...stored, name: 'Asken', note: 'Deras', lines: [{ id: 2, hours: 2 }], version: 2 };
  const mine = { name: 'Alen', lines: [{ id: 1, hours: 1 }] };

  async function openConflict() {
    const opened = openEditor({ latest: () => Promise.resolve(theirs), answers: [conflict, { version: 3 }] });
    opened.form.type(mine);
    await opened.editor.submit();
    return opened;
  }

  it('is merged field by field and line by line, and asks where both changed the same', async () => {
    const { form, notices, messages } = await openConflict();
    expect(messages).toEqual([]);
    expect(form.getValues()).toEqual({ ...theirs, name: 'Alen', lines: [...mine.lines, ...theirs.lines] });
    expect(notices().conflict).toEqual({
      message: 'Anna Berg (AB) ändrade uppgiften 2026-11-20 10:00.',
      clashes: [{ path: 'name', mine: 'Alen', theirs: 'Asken', choice: undefined }],
      taken: ['note', 'lines#2'],
    });
  });

  it('is not saved before the choice', async () => {
    const { editor, sent, messages } = await openConflict();
    expect(await editor.submit()).toBeUndefined();
    expect(messages).toEqual(['undecided']);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['theirs', 'Asken'],
    ['mine', 'Alen'],
  ] as const)('is saved with %s after that choice, on top of the newer version', async (choice, name) => {
    const { editor, sent, notices } = await openConflict();
    editor.choose(['name'], choice);
    expect(await editor.submit()).toEqual({ version: 3 });
    expect(sent[1]).toMatchObject({ name, note: 'Deras', version: 2 });
    expect(notices().conflict).toBeUndefined();
  });

  it('of the same line is decided for the line as a whole', async () => {
    const theirLine = { id: 1, hours: 6 };
    const { editor, form, notices } = openEditor({
      values: { ...stored, lines: [{ id: 1, hours: 1 }] },
      latest: () => Promise.resolve({ ...theirs, lines: [theirLine] }),
      answers: [conflict],
    });
    form.type({ lines: [{ id: 1, hours: 5 }] });
    await editor.submit();
    expect(notices().conflict?.clashes.map(({ path }) => path)).toEqual(['lines#1']);
    editor.choose(['lines#1'], 'theirs');
    expect(form.getValues().lines).toEqual([theirLine]);
  });

  it('asks again after a reload before the choice, and after another', async () => {
    const { pause } = await openConflict();
    pause();
    for (const _ of ['a reload', 'another']) {
      const { editor, notices, sent, pause: pauseAgain } = openEditor({ values: theirs });
      expect(notices().conflict?.clashes).toEqual([{ path: 'name', mine: 'Alen', theirs: 'Asken', choice: undefined }]);
      expect(await editor.submit()).toBeUndefined();
      expect(sent).toEqual([]);
      pauseAgain();
    }
  });

  it('is decided once: a reload after the choice does not ask again', async () => {
    const { editor } = await openConflict();
    editor.choose(['name'], 'mine');
    const { form, notices } = openEditor({ values: theirs });
    expect(notices().conflict).toBeUndefined();
    expect(form.getValues()).toMatchObject({ name: 'Alen', note: 'Deras', version: 2 });
  });

  it('gives back what was typed after the notice when the choice changes', async () => {
    const { editor, form } = await openConflict();
    form.type({ name: 'Alen AB' });
    editor.choose(['name'], 'theirs');
    expect(form.getValues().name).toBe('Asken');
    editor.choose(['name'], 'mine');
    expect(form.getValues().name).toBe('Alen AB');
  });

  it('becomes what the form and its draft start from', async () => {
    const { editor, form } = await openConflict();
    editor.choose(['name'], 'theirs');
    expect(drafts.get('thing:1.base')).toMatchObject({ name: 'Asken', version: 2 });
    form.type({ lines: theirs.lines });
    expect(form.isDirty()).toBe(false);
  });

  it('is reported as a failure when the stored version is the one that was sent', async () => {
    const { editor, form, messages, notices } = openEditor({ answers: [conflict] });
    form.type(mine);
    await editor.submit();
    expect(messages).toEqual(['409']);
    expect(notices().conflict).toBeUndefined();
  });

  it('is reported as a failure when the newer values cannot be read', async () => {
    const { editor, form, messages } = openEditor({
      answers: [conflict],
      latest: () => Promise.reject(new ApiError(500)),
    });
    form.type(mine);
    await editor.submit();
    expect(messages).toEqual(['409']);
  });

  it('replaces what is shown while nothing is typed, and only then', () => {
    const { editor, form, rerender } = openEditor();
    rerender({ values: theirs });
    editor.follow(theirs.version);
    expect(form.getValues()).toEqual(theirs);
    form.type({ name: 'Alen' });
    rerender({ values: { ...theirs, note: 'Ännu nyare', version: 3 } });
    editor.follow(3);
    expect(form.getValues()).toEqual({ ...theirs, name: 'Alen' });
  });
});

describe('a create request without a response', () => {
  const lost = new ApiError(504);

  it('is repeated as it was before what was typed since', async () => {
    const { editor, form, sent } = openEditor({ ...newRecord, answers: [lost, { version: 1 }] });
    form.type({ name: 'Eken' });
    expect(await editor.submit()).toBeUndefined();
    form.type({ note: 'Senare' });
    expect(editor.unanswered()).toEqual(sent[0]);
    expect(await editor.submit()).toEqual({ version: 1 });
    expect(sent[1]).toEqual(sent[0]);
    expect(form.getValues()).toMatchObject({ name: 'Eken', note: 'Senare', version: 1 });
    expect(form.isDirty()).toBe(true);
    expect(editor.unanswered()).toBeUndefined();
  });

  it('gives way to what was typed since when it turns out that nothing was created', async () => {
    const { editor, form, sent } = openEditor({ ...newRecord, answers: [lost, new ApiError(422), { version: 1 }] });
    form.type({ name: 'Eken' });
    await editor.submit();
    form.type({ note: 'Senare' });
    expect(await editor.submit()).toEqual({ version: 1 });
    expect(sent.map(({ note }) => note)).toEqual(['', '', 'Senare']);
  });

  it('is not remembered of a record that is stored', async () => {
    const { editor, form } = openEditor({ answers: [lost] });
    form.type({ name: 'Alen' });
    await editor.submit();
    expect(editor.unanswered()).toBeUndefined();
  });
});

describe('a save without a network', () => {
  it('counts as saved when the outbox keeps it, with the values it started from', async () => {
    const { editor, form, sent, bases, messages } = openEditor({ answers: ['waiting'] });
    form.type({ name: 'Alen' });
    expect(await editor.submit()).toBe('waiting');
    expect([sent[0]?.name, bases[0]]).toEqual(['Alen', 'Eken']);
    expect(form.isDirty()).toBe(false);
    expect(drafts.size).toBe(0);
    expect(messages).toEqual([]);
  });

  it('stays unsaved text when the outbox does not keep it', async () => {
    const { editor, form, messages } = openEditor({ answers: [new ApiError(0)] });
    form.type({ name: 'Alen' });
    expect(await editor.submit()).toBeUndefined();
    expect(form.isDirty()).toBe(true);
    expect(messages).toEqual(['0']);
  });

  it('is shown again as what waits, and is not unsaved text', () => {
    storage.keepDraft('thing:1', { ...stored, name: 'Alen' }, stored);
    waiting.add('thing:1');
    const { editor, form } = openEditor();
    expect(form.getValues().name).toBe('Alen');
    expect(form.isDirty()).toBe(false);
    expect(editor.notices).toMatchObject({ hasRestored: false, isWaiting: true });
  });

  it('is merged when it was refused because somebody else saved', () => {
    storage.keepDraft('thing:1', { ...stored, name: 'Alen' }, stored);
    const { editor, form } = openEditor({ values: { ...stored, note: 'Deras', version: 2 } });
    expect(form.getValues()).toMatchObject({ name: 'Alen', note: 'Deras', version: 2 });
    expect(editor.notices.conflict).toMatchObject({ clashes: [], taken: ['note'] });
  });
});
