import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import { reportError } from '../../api/report-error.ts';
import { showAlert } from '../dialogs/dialogs.ts';
import { toast } from '../toast/toast.ts';
import type { FieldWords } from './field-words.ts';
import { dropDraft, keepDraft, readDraft, readDraftBase } from './drafts.ts';
import type { FormOf } from './fields.ts';
import { focusFirstError } from './focus-first-error.ts';
import { mergeValues, type ListRule } from './merge-values.ts';
import { useConflict, type Choice, type Conflict } from './use-conflict.ts';

type Versioned = { version?: number };

/** A list merged item by item: the identity of its items, and their labels. */
export type ListWords = ListRule & { label: string; show: (item: never) => string };

type Options<Schema extends z.ZodMiniType, Values, Saved> = {
  /** The draft's name, unique per record and form: 'customer:12'. */
  draft: string;
  /** Validates the values before they are sent; the server's own schema. */
  schema: Schema;
  values: Values;
  /** Secret fields: excluded from the draft in the browser, and reset after a save. */
  secrets?: readonly (keyof Values & string)[];
  /** Makes the call with the parsed values. */
  save: (body: z.output<Schema>, values: Values) => Promise<Saved>;
  failure: string;
  /** The title of an alert for refused data: 'Felaktig data'. By default only the fields and a toast show it. */
  refusal?: string;
  /** The record's current values; read after a 409 to detect a concurrent edit. */
  latest?: () => Promise<Values>;
  /** The values to continue with after a save, where the server stores other values than it was sent. */
  read?: (saved: Saved) => Values;
  /** Labels and formats of values that have no field of their own, by path. */
  words?: Readonly<Record<string, FieldWords>>;
  /** Lists merged item by item, by path. */
  lists?: Readonly<Record<string, ListWords>>;
};

export type RecordForm<Values, Saved> = {
  form: FormOf<Values>;
  submit: () => Promise<Saved | undefined>;
  conflict: Conflict | undefined;
  choose: (paths: readonly string[], choice: Choice) => void;
  words: Readonly<Record<string, FieldWords>>;
  lists: Readonly<Record<string, ListWords>>;
  hasRestored: boolean;
  discard: () => void;
  isDirty: () => boolean;
  /** Nothing is stored yet. */
  isNew: boolean;
  /**
   * The values of a create request without a response. The next save repeats that request first, so that only one
   * record is created.
   */
  unanswered: () => Values | undefined;
};

const draftAfterMs = 300;
const changedSince = 'Uppgifterna har ändrats sedan du skrev det här.';

/** The form of one record: validation, draft, field errors and merge of concurrent edits. */
export function useRecordForm<Schema extends z.ZodMiniType, Values extends Record<string, unknown>, Saved>({
  draft,
  schema,
  values,
  secrets = [],
  save,
  failure,
  refusal,
  latest,
  read,
  words = {},
  lists = {},
}: Options<Schema, Values, Saved>): RecordForm<Values, Saved> {
  const [restored] = useState(() => readDraft(draft) as Values | undefined);
  const [hasRestored, setHasRestored] = useState(restored !== undefined);
  const merging = useConflict<Values>(lists);
  // A new record's draft is renamed when the record has been created, while the form goes on.
  const draftNow = useRef(draft);
  const withoutSecrets = (all: Values) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !secrets.includes(name)));
  /** The stored values as far as this form knows. */
  const base = useRef<Values>(values);
  const keep = (typed: Values) => {
    const kept = withoutSecrets(typed);
    if (Object.keys(kept).length > 0) keepDraft(draftNow.current, kept, withoutSecrets(base.current));
  };
  const isOldDraft = restored !== undefined && (restored as Versioned).version !== (values as Versioned).version;
  const running = useRef<Promise<Saved | undefined>>(undefined);
  const unanswered = useRef<Values>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: values,
    validate: schemaResolver(schema as never, { sync: true }) as never,
    onValuesChange: (next) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keep(next), draftAfterMs);
    },
  });

  // The draft is set as typed text, so that the form counts it as dirty.
  const { setValues } = form;
  useEffect(() => {
    if (!restored) return;
    const mine = { ...values, ...restored };
    const from = readDraftBase(draft) as Values | undefined;
    setValues(isOldDraft ? merging.begin({ message: changedSince, base: from, mine, theirs: values }) : mine);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Another user saved the record while nothing was typed here: show their values.
  const { version } = values as Versioned;
  useEffect(() => {
    const shown = (form.getValues() as Versioned).version;
    if (version !== undefined && shown !== undefined && version > shown && !form.isDirty()) restart(values);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [version]);

  // A reload while typing must not lose the last keys.
  useEffect(() => {
    const keepAll = () => {
      if (form.isDirty()) keep(form.getValues());
    };
    window.addEventListener('pagehide', keepAll);
    return () => window.removeEventListener('pagehide', keepAll);
  });

  useEffect(() => {
    draftNow.current = draft;
    if (form.isDirty()) keep(form.getValues());
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [draft]);

  // Discarded or saved text must not come back as a draft.
  useEffect(() => () => clearTimeout(timer.current), []);

  function forgetDraft() {
    clearTimeout(timer.current);
    dropDraft(draftNow.current);
    setHasRestored(false);
  }

  function restart(next: Values) {
    forgetDraft();
    base.current = next;
    form.setInitialValues(next);
    form.setValues(next);
    form.resetDirty(next);
    clearTimeout(timer.current);
    merging.end();
  }

  /** One save at a time: text typed during a save goes with the next. */
  async function submit(): Promise<Saved | undefined> {
    while (running.current) {
      const saved = await running.current;
      if (saved === undefined || !form.isDirty()) return saved;
    }
    running.current = send();
    try {
      return await running.current;
    } finally {
      running.current = undefined;
    }
  }

  async function send(): Promise<Saved | undefined> {
    if (merging.conflict?.clashes.some(({ choice }) => choice === undefined)) {
      toast.error('Välj vad som ska gälla där ni har skrivit olika.', { title: failure });
      document.querySelector<HTMLElement>('[data-unchosen] input')?.focus();
      return undefined;
    }
    if (form.validate().hasErrors) {
      focusFirstError();
      return undefined;
    }
    const earlier = latest ? undefined : unanswered.current;
    const sent = earlier ?? form.getValues();
    try {
      const saved = await save(schema.parse(sent), sent);
      unanswered.current = undefined;
      forgetDraft();
      settle(sent, saved);
      return saved;
    } catch (error) {
      unanswered.current = isUnanswered(error) ? sent : undefined;
      // The record was not created, so the current values are sent as the first request.
      if (earlier && !unanswered.current) return send();
      await explain(error, sent);
      return undefined;
    }
  }

  /** The sent values are now the stored ones; the next save carries the new version. */
  function settle(sent: Values, saved: Saved) {
    const version = (saved as Versioned | undefined)?.version;
    // Secrets are not kept after they were sent.
    const given = secrets.filter((name) => name in sent);
    const gone = Object.fromEntries(given.map((name) => [name, values[name]])) as Partial<Values>;
    for (const name of given) form.setFieldValue(name, values[name] as never);
    const stored = read?.(saved) ?? { ...sent, ...gone, ...(version !== undefined && { version }) };
    base.current = stored;
    if (version !== undefined) form.setFieldValue('version', version as never, { forceUpdate: false });
    if (read) showStored(mergeValues({ base: sent, mine: form.getValues(), theirs: stored }, lists).merged);
    form.resetDirty(stored);
    clearTimeout(timer.current);
    // Text typed during the save stays a draft. A new record's draft gets its name when its own panel opens.
    if (latest && form.isDirty()) keep(form.getValues());
    merging.end();
  }

  /** Sets only values that differ, so that a field in use keeps its cursor. */
  function showStored(merged: Values) {
    const shown = form.getValues();
    for (const [name, value] of Object.entries(merged)) {
      if (JSON.stringify(value) !== JSON.stringify(shown[name])) form.setFieldValue(name, value as never);
    }
  }

  async function readLatest(): Promise<Values | undefined> {
    try {
      return await latest?.();
    } catch {
      return undefined;
    }
  }

  async function explain(error: unknown, sent: Values): Promise<void> {
    if (!(error instanceof ApiError)) {
      reportError(error, failure);
      return;
    }
    if (error.status === 409) {
      const current = await readLatest();
      if (current && (current as Versioned).version !== (sent as Versioned).version) {
        const mine = form.getValues();
        const merged = merging.begin({ message: error.message, base: base.current, mine, theirs: current });
        base.current = current;
        form.setInitialValues(current);
        form.setValues(merged);
        return;
      }
    }
    // Values that are already taken by another record are shown at their fields.
    const isAboutFields = error.status === 422 || error.fields.length > 0;
    const named = error.fields.filter((field) => field.field !== undefined && isOnScreen(field.field));
    if (isAboutFields) form.setErrors(Object.fromEntries(named.map(({ field, message }) => [field, message])));
    if (isAboutFields && refusal !== undefined) {
      const message = error.fields.map((field) => field.message).join(' ') || error.message;
      await showAlert({ title: refusal, message, tone: 'error' });
    }
    if (!isAboutFields || named.length === 0) {
      reportError(error, failure);
      return;
    }
    focusFirstError();
    const others = error.fields.filter((field) => !named.includes(field));
    toast.error(others.map(({ message }) => message).join('\n') || 'Rätta de markerade fälten och spara igen.', {
      title: failure,
    });
  }

  return {
    form,
    submit,
    conflict: merging.conflict,
    hasRestored,
    choose: (paths, choice) => {
      const next = merging.choose(form.getValues(), paths, choice);
      if (next !== form.getValues()) form.setValues(next);
    },
    words,
    lists,
    discard: () => restart(values),
    isDirty: () => form.isDirty(),
    isNew: latest === undefined,
    unanswered: () => (latest ? undefined : unanswered.current),
  };
}

function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
}

function isOnScreen(field: string): boolean {
  return document.querySelector(`[data-path="${CSS.escape(field)}"]`) !== null;
}
