import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type * as z from 'zod/mini';
import * as drafts from './drafts.ts';
import { laterOf, loadWhileOnline } from './later-schema.ts';
import { RecordDraft } from './record-draft.ts';
import { RecordEditor, type ShownValues } from './record-editor.ts';
import type { RecordForm, RecordFormOptions } from './record-form.ts';
import { keepUnsent } from '../outbox/keep-in-outbox.ts';
import { saveFailures } from './save-failures.ts';
import { hideErrorsAbout } from '../../state/toast.ts';

/** After the form is shown, which needs no schema. A save waits for it. */
const schemaAfterMs = 1_000;

export function useRecordForm<Schema extends z.ZodMiniType, Values extends Record<string, unknown>, Saved>({
  draft,
  schema,
  values,
  secrets = [],
  save,
  failure,
  refusal,
  latest,
  isMeant,
  read,
  withIds,
  waitsAs,
  words = {},
  lists = {},
}: RecordFormOptions<Schema, Values, Saved>): RecordForm<Values, Saved> {
  const [editor] = useState(
    () => new RecordEditor<Values, Saved>(new RecordDraft({ name: draft, secrets, storage: drafts, delay }), values),
  );
  const checked = laterOf(schema);
  const { load } = checked;
  const [notices, setNotices] = useState(editor.notices);
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: values,
    validate: (typed) => (checked.now() ? schemaResolver(checked.now() as never, { sync: true })(typed) : {}),
    onValuesChange: () => {
      editor.handleTyping();
      void load().catch(() => undefined);
    },
  });

  useLayoutEffect(() =>
    editor.use({
      form: form as ShownValues<Values>,
      values,
      secrets,
      lists,
      loading: () => (checked.now() ? undefined : loadWhileOnline(checked)),
      save: async (typed, base) => {
        const body = (checked.now()?.parse(typed) ?? typed) as z.output<Schema>;
        const saved = await keepUnsent(await save(body, typed), {
          name: waitsAs?.(typed),
          form: { draft, values: typed, base },
          isCurrent: () => JSON.stringify(form.getValues()) === JSON.stringify(typed),
        });
        hideErrorsAbout(editor.submit);
        return saved;
      },
      latest,
      isMeant,
      read,
      withIds,
      failures: saveFailures({ setErrors: form.setErrors, failure, refusal, about: editor.submit }),
    }),
  );
  useEffect(() => {
    editor.open(setNotices);
    window.addEventListener('pagehide', editor.keepTyped);
    return () => {
      window.removeEventListener('pagehide', editor.keepTyped);
      editor.close();
    };
  }, [editor]);
  /** A stored value that breaks a rule is shown as it is, with what is wrong with it. */
  const markBroken = useEffectEvent(() => {
    if (latest !== undefined && !form.isDirty()) form.validate();
  });
  useEffect(() => {
    const timer = setTimeout(() => void load().then(markBroken, () => undefined), schemaAfterMs);
    return () => clearTimeout(timer);
  }, [load]);
  const { version } = values as { version?: number };
  useEffect(() => editor.follow(version), [editor, version]);
  useEffect(() => editor.rename(draft), [editor, draft]);

  return {
    form,
    words,
    lists,
    ...notices,
    isNew: latest === undefined,
    isDirty: form.isDirty,
    submit: editor.submit,
    choose: editor.choose,
    discard: editor.discard,
    unanswered: editor.unanswered,
  };
}

const delay = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
