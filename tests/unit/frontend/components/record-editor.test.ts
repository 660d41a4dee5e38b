import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../../frontend/src/api/api-error.ts';
import { RecordDraft } from '../../../../frontend/src/components/form/record-draft.ts';
import {
  type EditorParts,
  type Notices,
  RecordEditor,
} from '../../../../frontend/src/components/form/record-editor.ts';
import { PlainForm } from '../../../support/plain-form.ts';

type Values = { name: string; note: string; pin: string; lines: Line[]; version: number };
type Line = { id: number; hours: number };
type Saved = { version: number; name?: string };
type Answer = Saved | ApiError | Promise<Saved>;

const stored: Values = { name: 'Eken', note: '', pin: '', lines: [], version: 1 };
const empty: Values = { ...stored, name: '', version: 0 };
const conflict = new ApiError(409, { message: 'Anna Berg (AB) ändrade uppgiften 2026-11-20 10:00.' });

/** Drafts and their bases, by name. */
let drafts: Map<string, unknown>;
/** The names of drafts that the outbox holds. */
let waiting: Set<string>;

beforeEach(() => {
  drafts = new Map();
  waiting = new Set();
});

const storage = {
  readDraft: (name: string) => drafts.get(name),
  readDraftBase: (name: string) => drafts.get(`${name}.base`),
  keepDraft: (name: string, values: unknown, base?: unknown) => {
    drafts.set(name, structuredClone(values)).set(`${name}.base`, structuredClone(base));
  },
  isWaitingDraft: (name: string) => waiting.has(name),
  dropDraft: (name: string) => {
    drafts.delete(name);
    drafts.delete(`${name}.base`);
  },
};

type Start = {
  values?: Values;
  draft?: string;
  /** What the server answers to each save, in order. */
  answers?: Answer[];
  latest?: () => Promise<Values>;
  isNew?: boolean;
  read?: (saved: Saved) => Values;
  wait?: EditorParts<Values, Saved>['wait'];
};

/** Opens an editor as a panel does. */
function open({
  values = stored,
  draft = 'thing:1',
  answers = [],
  latest = () => Promise.resolve(values),
  isNew = false,
  read,
  wait,
}: Start = {}) {
  const left = [...answers];
  const sent: Values[] = [];
  const told: string[] = [];
  let pending: (() => void) | undefined;
  const delay = (run: () => void) => {
    pending = run;
    return () => {
      pending = undefined;
    };
  };
  const secrets = ['pin'] as const;
  const editor = new RecordEditor<Values, Saved>(new RecordDraft({ name: draft, secrets, storage, delay }), values);
  const form = new PlainForm(values, { isValid: ({ name }) => name !== '', onChange: editor.handleTyping });
  let notices: Notices = editor.notices;
  const parts: EditorParts<Values, Saved> = {
    form,
    values,
    secrets,
    lists: { lines: { identify: ({ id }: Line) => String(id) } },
    save: async (typed) => {
      sent.push(structuredClone(typed));
      const answer = await left.shift();
      if (answer === undefined) throw new Error('No answer is left.');
      if (answer instanceof ApiError) throw answer;
      return answer;
    },
    latest: isNew ? undefined : latest,
    read,
    wait,
    failures: {
      undecided: () => void told.push('undecided'),
      invalid: () => void told.push('invalid'),
      refused: async (error) => void told.push(String((error as ApiError).status)),
    },
  };
  editor.use(parts);
  editor.open((next) => {
    notices = next;
  });
  editor.rename(draft);
  return {
    editor,
    form,
    sent,
    told,
    notices: () => notices,
    /** Lets the debounce end. */
    pause: () => {
      pending?.();
      pending = undefined;
    },
    rerender: (change: Partial<typeof parts>) => editor.use(Object.assign(parts, change)),
  };
}

const newRecord = { values: empty, draft: 'thing:new', isNew: true };

/** A save's answer that the test gives when it wants to. */
function answerLater() {
  let give: (saved: Saved) => void = () => {};
  const answer = new Promise<Saved>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

describe('what is typed', () => {
  it('is kept as a draft, with the stored values it started from, when typing pauses', () => {
    const { form, pause } = open();
    form.type({ name: 'Ek' });
    form.type({ name: 'Eke' });
    expect(drafts.size).toBe(0);
    pause();
    expect(drafts.get('thing:1')).toMatchObject({ name: 'Eke' });
    expect(drafts.get('thing:1.base')).toMatchObject({ name: 'Eken', version: 1 });
  });

  it('is kept at once when the page is left', () => {
    const { editor, form } = open();
    editor.keepTyped();
    expect(drafts.size).toBe(0);
    form.type({ name: 'Alen' });
    editor.keepTyped();
    expect(drafts.get('thing:1')).toMatchObject({ name: 'Alen' });
  });

  it('is not kept when the form has closed', () => {
    const { editor, form, pause } = open();
    form.type({ name: 'Alen' });
    editor.close();
    pause();
    expect(drafts.size).toBe(0);
  });

  it('is kept without its secrets', () => {
    const { form, pause } = open();
    form.type({ name: 'Alen', pin: 'granris' });
    pause();
    expect(drafts.get('thing:1')).toEqual({ name: 'Alen', note: '', lines: [], version: 1 });
    expect(drafts.get('thing:1.base')).not.toHaveProperty('pin');
  });

  it('is gone when it is discarded, also from the draft', () => {
    const { editor, form, pause, notices } = open();
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
    const { editor, form, notices } = open();
    expect(form.getValues()).toEqual({ ...stored, name: 'Alen', note: 'Ny' });
    expect(form.isDirty()).toBe(true);
    expect(notices()).toEqual({ conflict: undefined, hasRestored: true, isWaiting: false });
    editor.discard();
    expect(form.getValues()).toEqual(stored);
    expect(notices().hasRestored).toBe(false);
  });

  it('is merged with what another user has saved since', () => {
    storage.keepDraft('thing:1', { ...stored, name: 'Alen' }, stored);
    const { form, notices } = open({ values: { ...stored, name: 'Asken', note: 'Deras', version: 2 } });
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
    const { editor, form, sent, pause } = open({ answers: [{ version: 2 }, { version: 3 }] });
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
    const { editor, form, sent, told } = open();
    form.type({ name: '' });
    expect(await editor.submit()).toBeUndefined();
    expect(told).toEqual(['invalid']);
    expect(sent).toEqual([]);
  });

  it('leaves text typed meanwhile unsaved, and keeps it as a draft', async () => {
    const { answer, give } = answerLater();
    const { editor, form, sent } = open({ answers: [answer] });
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
    const { editor, form, sent } = open({ answers: [answer, { version: 3 }] });
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
    const { editor, form, sent, pause } = open({ answers: [{ version: 2 }] });
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
    const read = ({ version, name = '' }: Saved): Values => ({ ...stored, name, note: 'Städad', version });
    const { editor, form } = open({ answers: [answer], read });
    form.type({ name: ' Alen ' });
    const saved = editor.submit();
    form.type({ note: 'Under tiden' });
    give({ version: 2, name: 'Alen' });
    await saved;
    expect(form.getValues()).toMatchObject({ name: 'Alen', note: 'Under tiden', version: 2 });
    expect(form.isDirty()).toBe(true);
  });

  it('that fails leaves the text and says why', async () => {
    const { editor, form, told } = open({ answers: [new ApiError(500)] });
    form.type({ name: 'Alen' });
    expect(await editor.submit()).toBeUndefined();
    expect(told).toEqual(['500']);
    expect(form.getValues().name).toBe('Alen');
    expect(form.isDirty()).toBe(true);
  });
});

describe('a concurrent edit', () => {
  const theirs: Values = { ...stored, name: 'Asken', note: 'Deras', lines: [{ id: 2, hours: 2 }], version: 2 };
  const mine = { name: 'Alen', lines: [{ id: 1, hours: 1 }] };

  async function openConflict() {
    const opened = open({ latest: () => Promise.resolve(theirs), answers: [conflict, { version: 3 }] });
    opened.form.type(mine);
    await opened.editor.submit();
    return opened;
  }

  it('is merged field by field and line by line, and asks where both changed the same', async () => {
    const { form, notices, told } = await openConflict();
    expect(told).toEqual([]);
    expect(form.getValues()).toEqual({ ...theirs, name: 'Alen', lines: [...mine.lines, ...theirs.lines] });
    expect(notices().conflict).toEqual({
      message: conflict.message,
      clashes: [{ path: 'name', mine: 'Alen', theirs: 'Asken', choice: undefined }],
      taken: ['note', 'lines#2'],
    });
  });

  it('is not saved before the choice', async () => {
    const { editor, sent, told } = await openConflict();
    expect(await editor.submit()).toBeUndefined();
    expect(told).toEqual(['undecided']);
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

  it('asks again after a reload before the choice, and after another', async () => {
    const { pause } = await openConflict();
    pause();
    for (const _ of ['a reload', 'another']) {
      const { editor, notices, sent, pause: pauseAgain } = open({ values: theirs });
      expect(notices().conflict?.clashes).toEqual([{ path: 'name', mine: 'Alen', theirs: 'Asken', choice: undefined }]);
      expect(await editor.submit()).toBeUndefined();
      expect(sent).toEqual([]);
      pauseAgain();
    }
  });

  it('is decided once: a reload after the choice does not ask again', async () => {
    const { editor } = await openConflict();
    editor.choose(['name'], 'mine');
    const { form, notices } = open({ values: theirs });
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

  it('is told as a failure when the stored version is the one that was sent', async () => {
    const { editor, form, told, notices } = open({ answers: [conflict] });
    form.type(mine);
    await editor.submit();
    expect(told).toEqual(['409']);
    expect(notices().conflict).toBeUndefined();
  });

  it('is told as a failure when the newer values cannot be read', async () => {
    const { editor, form, told } = open({ answers: [conflict], latest: () => Promise.reject(new ApiError(500)) });
    form.type(mine);
    await editor.submit();
    expect(told).toEqual(['409']);
  });

  it('replaces what is shown while nothing is typed, and only then', () => {
    const { editor, form, rerender } = open();
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
    const { editor, form, sent } = open({ ...newRecord, answers: [lost, { version: 1 }] });
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
    const { editor, form, sent } = open({ ...newRecord, answers: [lost, new ApiError(422), { version: 1 }] });
    form.type({ name: 'Eken' });
    await editor.submit();
    form.type({ note: 'Senare' });
    expect(await editor.submit()).toEqual({ version: 1 });
    expect(sent.map(({ note }) => note)).toEqual(['', '', 'Senare']);
  });

  it('is not remembered of a record that is stored', async () => {
    const { editor, form } = open({ answers: [lost] });
    form.type({ name: 'Alen' });
    await editor.submit();
    expect(editor.unanswered()).toBeUndefined();
  });
});

describe('a save without a network', () => {
  const cut = new ApiError(0);

  it('counts as saved when the outbox keeps it, with the values it started from', async () => {
    const kept: unknown[] = [];
    const wait: Start['wait'] = async (error, sent, base) => kept.push([error, sent.name, base?.name]) > 0;
    const { editor, form, told } = open({ answers: [cut], wait });
    form.type({ name: 'Alen' });
    expect(await editor.submit()).toBeUndefined();
    expect(editor.hasParked()).toBe(true);
    expect(kept).toEqual([[cut, 'Alen', 'Eken']]);
    expect(form.isDirty()).toBe(false);
    expect(drafts.size).toBe(0);
    expect(told).toEqual([]);
  });

  it('stays unsaved text when the outbox does not keep it', async () => {
    const { editor, form, told } = open({ answers: [cut], wait: async () => false });
    form.type({ name: 'Alen' });
    await editor.submit();
    expect(editor.hasParked()).toBe(false);
    expect(form.isDirty()).toBe(true);
    expect(told).toEqual(['0']);
  });

  it('is shown again as what waits, and is not unsaved text', () => {
    storage.keepDraft('thing:1', { ...stored, name: 'Alen' }, stored);
    waiting.add('thing:1');
    const { editor, form } = open();
    expect(form.getValues().name).toBe('Alen');
    expect(form.isDirty()).toBe(false);
    expect(editor.notices).toMatchObject({ hasRestored: false, isWaiting: true });
  });

  it('is merged when it was refused because somebody else saved', () => {
    storage.keepDraft('thing:1', { ...stored, name: 'Alen' }, stored);
    const { editor, form } = open({ values: { ...stored, note: 'Deras', version: 2 } });
    expect(form.getValues()).toMatchObject({ name: 'Alen', note: 'Deras', version: 2 });
    expect(editor.notices.conflict).toMatchObject({ clashes: [], taken: ['note'] });
  });
});

describe('the draft of a new record', () => {
  it('is renamed with the text typed while the record was created', async () => {
    const { answer, give } = answerLater();
    const { editor, form, rerender } = open({ ...newRecord, answers: [answer] });
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
