import { ApiError } from '../../frontend/src/api/api-error.ts';
import { RecordDraft } from '../../frontend/src/components/form/record-draft.ts';
import { type EditorParts, type Notices, RecordEditor } from '../../frontend/src/components/form/record-editor.ts';
import { staleSentence } from '../../shared/text/record-change.ts';
import { PlainForm } from './plain-form.ts';

export type Values = { name: string; note: string; pin: string; lines: Line[]; version: number };
type Line = { id: number; hours: number };
export type SavedForm = { version: number; name?: string };
type Answer = SavedForm | 'waiting' | ApiError | Promise<SavedForm>;

export const stored: Values = { name: 'Eken', note: '', pin: '', lines: [], version: 1 };
const empty: Values = { ...stored, name: '', version: 0 };
const changed = { by: 'Anna Berg (AB)', at: '2026-11-20T09:00:00Z' };
export const conflict = new ApiError(409, { message: staleSentence(changed), facts: { changed } });

/** Drafts and their bases, by name. */
export const drafts = new Map<string, unknown>();
/** The names of drafts that the outbox holds. */
export const waiting = new Set<string>();

export function forgetDrafts(): void {
  drafts.clear();
  waiting.clear();
}

export const storage = {
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

export type Start = {
  values?: Values;
  draft?: string;
  /** What the server answers to each save, in order. */
  answers?: Answer[];
  latest?: () => Promise<Values>;
  isNew?: boolean;
  read?: (saved: SavedForm) => Values;
};

/** Opens an editor as a panel does. */
export function openEditor({
  values = stored,
  draft = 'thing:1',
  answers = [],
  latest = () => Promise.resolve(values),
  isNew = false,
  read,
}: Start = {}) {
  const left = [...answers];
  const sent: Values[] = [];
  const bases: string[] = [];
  const messages: string[] = [];
  let pending: (() => void) | undefined;
  const delay = (run: () => void) => {
    pending = run;
    return () => {
      pending = undefined;
    };
  };
  const secrets = ['pin'] as const;
  const editor = new RecordEditor<Values, SavedForm>(new RecordDraft({ name: draft, secrets, storage, delay }), values);
  const form = new PlainForm(values, { isValid: ({ name }) => name !== '', onChange: editor.handleTyping });
  let notices: Notices = editor.notices;
  const parts: EditorParts<Values, SavedForm> = {
    form,
    values,
    secrets,
    lists: { lines: { identify: ({ id }: Line) => String(id) } },
    save: async (typed, base) => {
      sent.push(structuredClone(typed));
      bases.push(base.name);
      const answer = await left.shift();
      if (answer === undefined) throw new Error('No answer is left.');
      if (answer instanceof ApiError) throw answer;
      return answer;
    },
    latest: isNew ? undefined : latest,
    read,
    failures: {
      undecided: () => void messages.push('undecided'),
      invalid: () => void messages.push('invalid'),
      refused: async (error) => void messages.push(String((error as ApiError).status)),
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
    /** The name that each save started from. */
    bases,
    messages,
    notices: () => notices,
    /** Lets the debounce end. */
    pause: () => {
      pending?.();
      pending = undefined;
    },
    rerender: (change: Partial<typeof parts>) => editor.use(Object.assign(parts, change)),
  };
}

export const newRecord = { values: empty, draft: 'thing:new', isNew: true };

/** A save's answer that the test gives when it wants to. */
export function answerLater() {
  let give: (saved: SavedForm) => void = () => {};
  const answer = new Promise<SavedForm>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}
