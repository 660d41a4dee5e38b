import { changeSentence } from '../../../../shared/text/record-change.ts';
import { ApiError } from '../../api/api-error.ts';
import { formsText as text } from '../../text/forms.ts';
import { beginConflict, type Choice, chooseSide, type Conflict, isUndecided } from './conflict.ts';
import { type ListRule, mergeValues } from './merge-values.ts';
import type { RecordDraft } from './record-draft.ts';

type Versioned = { version?: number };

export type ShownValues<Values> = {
  getValues: () => Values;
  setValues: (values: Values) => void;
  setFieldValue: (name: string, value: never, options?: { forceUpdate?: boolean }) => void;
  setInitialValues: (values: Values) => void;
  resetDirty: (values: Values) => void;
  isDirty: () => boolean;
  validate: () => { hasErrors: boolean };
};

export type SaveFailures = {
  undecided: () => void;
  invalid: () => void;
  refused: (error: unknown) => Promise<void>;
};

export type EditorParts<Values, Saved> = {
  form: ShownValues<Values>;
  values: Values;
  secrets: readonly (keyof Values & string)[];
  lists: Readonly<Record<string, ListRule>>;
  /** What a save must wait for: the schema that checks the values. Undefined when it is there. */
  loading?: () => Promise<void> | undefined;
  /** Asks about checked values that look mistyped. @returns whether to save them */
  isMeant?: ((values: Values, saved: Values) => Promise<boolean>) | undefined;
  /** @param base the values that they started from */
  save: (values: Values, base: Values) => Promise<Saved | 'waiting'>;
  /** Read after a 409 to detect a concurrent edit. A new record has none. */
  latest: (() => Promise<Values>) | undefined;
  /** The values to continue with after a save, where the server stores other values than it was sent. */
  read: ((saved: Saved) => Values) | undefined;
  /** The values with the ids that the server gave to their new parts. */
  withIds?: ((values: Values, save: { sent: Values; saved: Saved }) => Values) | undefined;
  failures: SaveFailures;
};

export type Notices = { conflict: Conflict | undefined; hasRestored: boolean; isWaiting: boolean };

export class RecordEditor<Values extends Record<string, unknown>, Saved> {
  notices: Notices;
  readonly #draft: RecordDraft<Values>;
  #parts!: EditorParts<Values, Saved>;
  #base: Values;
  /** What the typed text started from before the conflict; a draft keeps to it until all choices are made. */
  #baseBefore: Values | undefined;
  #versionBefore: number | undefined;
  #onChange: (notices: Notices) => void = () => {};
  #running: Promise<Saved | 'waiting' | undefined> | undefined;
  #unanswered: Values | undefined;

  constructor(draft: RecordDraft<Values>, values: Values) {
    this.#draft = draft;
    this.#base = values;
    const { restored, isWaiting } = draft;
    this.notices = { conflict: undefined, hasRestored: restored !== undefined && !isWaiting, isWaiting };
  }

  use(parts: EditorParts<Values, Saved>): void {
    this.#parts = parts;
  }

  /** Shows the draft as typed text, so that the form counts it as dirty. */
  open(onChange: (notices: Notices) => void): void {
    this.#onChange = onChange;
    const { form, values } = this.#parts;
    const { restored, restoredBase } = this.#draft;
    if (!restored) return;
    const mine = { ...values, ...restored };
    if (versionOf(restored) === versionOf(values)) {
      form.setValues(mine);
      if (!this.#draft.isWaiting) return;
      form.resetDirty(mine);
      this.#draft.cancel();
      return;
    }
    form.setValues(this.#begin(text.changedSince, { base: restoredBase, mine, theirs: values }));
  }

  /** Another user's saved values are shown only while nothing is typed here. */
  follow(version: number | undefined): void {
    const { form, values } = this.#parts;
    const shown = versionOf(form.getValues());
    if (version !== undefined && shown !== undefined && version > shown && !form.isDirty()) this.#restart(values);
  }

  readonly handleTyping = (): void => {
    this.#draft.keepLater(() => this.#keep());
  };

  /** Keeps the last keys, which the debounced draft does not have yet. */
  readonly keepTyped = (): void => {
    if (this.#parts.form.isDirty()) this.#keep();
  };

  rename(draft: string): void {
    this.#draft.rename(draft);
    this.keepTyped();
  }

  /** Discarded or saved text must not come back as a draft. */
  close(): void {
    this.#draft.cancel();
  }

  readonly discard = (): void => this.#restart(this.#parts.values);

  readonly choose = (paths: readonly string[], choice: Choice): void => {
    const { form, lists } = this.#parts;
    const before = form.getValues();
    if (!this.notices.conflict) return;
    const { values, conflict } = chooseSide(
      { values: before, conflict: this.notices.conflict },
      { paths, choice },
      lists,
    );
    this.#notify({ conflict });
    if (values !== before) form.setValues(values);
    this.#keep();
  };

  /**
   * The values of a create request without a response. The next save repeats that request first, so that only one
   * record is created.
   */
  readonly unanswered = (): Values | undefined => (this.#parts.latest ? undefined : this.#unanswered);

  /**
   * One save at a time: text typed during a save goes with the next.
   * @returns what is saved, 'waiting' if it waits in the outbox, or undefined if it is neither
   */
  readonly submit = async (): Promise<Saved | 'waiting' | undefined> => {
    while (this.#running) {
      const saved = await this.#running;
      if (saved === undefined || saved === 'waiting' || !this.#parts.form.isDirty()) return saved;
    }
    this.#running = this.#send();
    try {
      return await this.#running;
    } finally {
      this.#running = undefined;
    }
  };

  async #send(): Promise<Saved | 'waiting' | undefined> {
    const { form, save, failures } = this.#parts;
    if (isUndecided(this.notices.conflict)) {
      failures.undecided();
      return undefined;
    }
    const loading = this.#parts.loading?.();
    if (loading && !(await this.#isThere(loading))) return undefined;
    if (form.validate().hasErrors) {
      failures.invalid();
      return undefined;
    }
    const earlier = this.unanswered();
    const sent = earlier ?? form.getValues();
    const { isMeant } = this.#parts;
    if (!earlier && isMeant && !(await isMeant(sent, this.#base))) return undefined;
    try {
      const saved = await save(sent, this.#base);
      if (saved === 'waiting') {
        this.#park(sent);
        return saved;
      }
      this.#unanswered = undefined;
      this.#dropDraft();
      this.#settle(sent, saved);
      return saved;
    } catch (error) {
      this.#unanswered = isUnanswered(error) ? sent : undefined;
      // The record was not created, so the current values are sent as the first request.
      if (earlier && !this.#unanswered) return this.#send();
      if (!(await this.#mergeNewer(error, sent))) await failures.refused(error);
      return undefined;
    }
  }

  async #isThere(loading: Promise<void>): Promise<boolean> {
    try {
      await loading;
      return true;
    } catch (error) {
      await this.#parts.failures.refused(error);
      return false;
    }
  }

  #park(sent: Values): void {
    this.#unanswered = undefined;
    this.#parts.form.resetDirty(sent);
    this.#dropDraft();
    this.#notify({ conflict: undefined, isWaiting: true });
  }

  /** The sent values are now the stored ones; the next save carries the new version. */
  #settle(sent: Values, saved: Saved): void {
    const { form, values, secrets, read, withIds = (same: Values) => same, lists, latest } = this.#parts;
    const version = versionOf(saved);
    const given = secrets.filter((name) => name in sent);
    const gone = Object.fromEntries(given.map((name) => [name, values[name]])) as Partial<Values>;
    for (const name of given) form.setFieldValue(name, values[name] as never);
    const kept = { ...sent, ...gone, ...(version !== undefined && { version }) };
    const stored = withIds(read?.(saved) ?? kept, { sent, saved });
    this.#base = stored;
    if (version !== undefined) form.setFieldValue('version', version as never, { forceUpdate: false });
    if (read) this.#showStored(mergeValues({ base: sent, mine: form.getValues(), theirs: stored }, lists).merged);
    this.#showStored(withIds(form.getValues(), { sent, saved }), { forceUpdate: false });
    form.resetDirty(stored);
    this.#draft.cancel();
    // Text typed during the save stays a draft. A new record's draft gets its name when its own panel opens.
    if (latest) this.keepTyped();
    this.#notify({ conflict: undefined, isWaiting: false });
  }

  /** Sets only values that differ, so that a field in use keeps its cursor. */
  #showStored(merged: Values, options?: { forceUpdate: boolean }): void {
    const { form } = this.#parts;
    const shown = form.getValues();
    for (const [name, value] of Object.entries(merged)) {
      if (JSON.stringify(value) !== JSON.stringify(shown[name])) form.setFieldValue(name, value as never, options);
    }
  }

  async #mergeNewer(error: unknown, sent: Values): Promise<boolean> {
    if (!(error instanceof ApiError) || error.status !== 409) return false;
    const theirs = await this.#readLatest();
    if (!theirs || versionOf(theirs) === versionOf(sent)) return false;
    const { form } = this.#parts;
    const { changed } = error.facts;
    const message = changed ? changeSentence(changed) : error.message;
    const merged = this.#begin(message, { base: this.#base, mine: form.getValues(), theirs });
    this.#base = theirs;
    form.setInitialValues(theirs);
    form.setValues(merged);
    return true;
  }

  #begin(message: string, sides: { base: Values | undefined; mine: Values; theirs: Values }): Values {
    const { merged, conflict } = beginConflict({ message, ...sides }, this.#parts.lists);
    this.#baseBefore = sides.base;
    this.#versionBefore = versionOf(sides.mine);
    this.#notify({ conflict });
    return merged;
  }

  async #readLatest(): Promise<Values | undefined> {
    try {
      return await this.#parts.latest?.();
    } catch {
      return undefined;
    }
  }

  #restart(next: Values): void {
    const { form } = this.#parts;
    this.#dropDraft();
    this.#base = next;
    form.setInitialValues(next);
    form.setValues(next);
    form.resetDirty(next);
    this.#draft.cancel();
    this.#notify({ conflict: undefined, isWaiting: false });
  }

  #keep(): void {
    const typed = this.#parts.form.getValues();
    // A reload before the choice must find the same conflict, or the next save would overwrite theirs unasked.
    if (isUndecided(this.notices.conflict)) {
      this.#draft.keep({ ...typed, version: this.#versionBefore }, this.#baseBefore);
    } else this.#draft.keep(typed, this.#base);
  }

  #dropDraft(): void {
    this.#draft.drop();
    this.#notify({ hasRestored: false });
  }

  #notify(change: Partial<Notices>): void {
    this.notices = { ...this.notices, ...change };
    this.#onChange(this.notices);
  }
}

const versionOf = (values: unknown) => (values as Versioned | undefined)?.version;

function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
}
