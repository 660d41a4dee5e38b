import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import { reportError } from '../../api/report-error.ts';
import { showAlert } from '../dialogs/dialogs.ts';
import { toast } from '../toast/toast.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import type { FormOf } from './fields.ts';
import { focusFirstError } from './focus-first-error.ts';

type Versioned = { version?: number };

/** Somebody else saved the record meanwhile. */
export type Conflict<Values> = { message: string; latest: Values };

type Options<Schema extends z.ZodMiniType, Values, Saved> = {
  /** Names the draft: 'customer:12'. One for each record and form. */
  draft: string;
  /** Checks the values before they are sent; the same schema as the server's. */
  schema: Schema;
  values: Values;
  /** Fields that are no part of the draft, and are as from the start once saved: what is secret is not kept in the browser. */
  secrets?: readonly (keyof Values & string)[];
  /** Makes the call, with what the schema made of the values. */
  save: (body: z.output<Schema>, values: Values) => Promise<Saved>;
  /** The toast when saving failed: 'Kunde inte skapa kund'. */
  failure: string;
  /** The title of an alert when the server refuses the data: 'Felaktig data'. Only the fields and a toast tell unless given. */
  refusal?: string;
  /** The record as it is now, as values; asked after a 409 to see whether somebody else changed it. */
  latest?: () => Promise<Values>;
};

export type RecordForm<Values, Saved> = {
  form: FormOf<Values>;
  /** Checks and saves. @returns what was saved, or undefined when it was not; the form then says why */
  submit: () => Promise<Saved | undefined>;
  conflict: Conflict<Values> | undefined;
  /** Takes the other version; what was typed goes. */
  takeTheirs: () => void;
  /** Keeps what was typed, to be saved over the other version. */
  keepMine: () => void;
  /** Whether unsaved text from before a reload was put back. */
  hasRestored: boolean;
  /** Throws away what was typed. */
  discard: () => void;
  isDirty: () => boolean;
  /** There is nothing stored yet that a save would change. */
  isNew: boolean;
};

const draftAfterMs = 300;

/** A form of one record: checked by the schema, kept as a draft, errors at its fields, conflicts told. */
export function useRecordForm<Schema extends z.ZodMiniType, Values extends Record<string, unknown>, Saved>({
  draft,
  schema,
  values,
  secrets = [],
  save,
  failure,
  refusal,
  latest,
}: Options<Schema, Values, Saved>): RecordForm<Values, Saved> {
  const [restored] = useState(() => readDraft(draft) as Values | undefined);
  const [hasRestored, setHasRestored] = useState(restored !== undefined);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const keep = (typed: Values) => {
    const kept = Object.fromEntries(Object.entries(typed).filter(([name]) => !secrets.includes(name)));
    if (Object.keys(kept).length > 0) keepDraft(draft, kept);
  };
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

  // The draft goes in as typed text, so that the form knows it as unsaved.
  const { setValues } = form;
  useEffect(() => {
    if (restored) setValues({ ...values, ...restored });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Somebody else saved the record while nothing was typed here: show theirs.
  const { version } = values as Versioned;
  useEffect(() => {
    const shown = (form.getValues() as Versioned).version;
    if (version !== undefined && shown !== undefined && version > shown && !form.isDirty()) restart(values);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [version]);

  // A reload in the middle of typing must not lose the last keys.
  useEffect(() => {
    const keepAll = () => {
      if (form.isDirty()) keep(form.getValues());
    };
    window.addEventListener('pagehide', keepAll);
    return () => window.removeEventListener('pagehide', keepAll);
  });

  // What was thrown away or saved a moment ago must not come back as a draft.
  useEffect(() => () => clearTimeout(timer.current), []);

  function forgetDraft() {
    clearTimeout(timer.current);
    dropDraft(draft);
    setHasRestored(false);
  }

  function restart(next: Values) {
    forgetDraft();
    form.setInitialValues(next);
    form.setValues(next);
    form.resetDirty(next);
    clearTimeout(timer.current);
    setConflict(undefined);
  }

  async function submit(): Promise<Saved | undefined> {
    if (form.validate().hasErrors) {
      focusFirstError();
      return undefined;
    }
    const sent = form.getValues();
    try {
      const saved = await save(schema.parse(sent), sent);
      forgetDraft();
      settle(sent, saved);
      return saved;
    } catch (error) {
      await explain(error, sent);
      return undefined;
    }
  }

  /** What was sent is now what is stored; the next save goes out with the new version. */
  function settle(sent: Values, saved: Saved) {
    const version = (saved as Versioned | undefined)?.version;
    const gone = Object.fromEntries(secrets.map((name) => [name, values[name]])) as Partial<Values>;
    const now = { ...sent, ...gone, ...(version !== undefined && { version }) };
    for (const name of secrets) form.setFieldValue(name as never, values[name] as never);
    if (version !== undefined) form.setFieldValue('version', version as never, { forceUpdate: false });
    form.resetDirty(now);
    clearTimeout(timer.current);
    setConflict(undefined);
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
        setConflict({ message: error.message, latest: current });
        return;
      }
    }
    // Values that another record has are told at their fields, as wrong ones are.
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
    conflict,
    hasRestored,
    takeTheirs: () => {
      if (conflict) restart(conflict.latest);
    },
    keepMine: () => {
      if (!conflict) return;
      form.setInitialValues(conflict.latest);
      form.setValues({ ...form.getValues(), version: (conflict.latest as Versioned).version });
      setConflict(undefined);
    },
    discard: () => restart(values),
    isDirty: () => form.isDirty(),
    isNew: latest === undefined,
  };
}

function isOnScreen(field: string): boolean {
  return document.querySelector(`[data-path="${CSS.escape(field)}"]`) !== null;
}
