import type * as drafts from './drafts.ts';

type DraftStorage = Pick<typeof drafts, 'readDraft' | 'readDraftBase' | 'keepDraft' | 'dropDraft' | 'isWaitingDraft'>;

type Delay = (run: () => void, ms: number) => () => void;

type Settings<Values> = {
  name: string;
  secrets: readonly (keyof Values & string)[];
  storage: DraftStorage;
  delay: Delay;
};

const draftAfterMs = 300;

export class RecordDraft<Values extends Record<string, unknown>> {
  readonly restored: Values | undefined;
  readonly restoredBase: Values | undefined;
  /** The values wait in the outbox, so they are not unsaved. */
  readonly isWaiting: boolean;
  readonly #settings: Settings<Values>;
  #name: string;
  #cancel = () => {};

  constructor(settings: Settings<Values>) {
    this.#settings = settings;
    this.#name = settings.name;
    this.restored = settings.storage.readDraft(settings.name) as Values | undefined;
    this.isWaiting = settings.storage.isWaitingDraft(settings.name);
    this.restoredBase = settings.storage.readDraftBase(settings.name) as Values | undefined;
  }

  keep(typed: Values, base: Values | undefined): void {
    const draft = this.#withoutSecrets(typed);
    if (Object.keys(draft).length === 0) return;
    this.#settings.storage.keepDraft(this.#name, draft, base && this.#withoutSecrets(base));
  }

  keepLater(keep: () => void): void {
    this.#cancel();
    this.#cancel = this.#settings.delay(keep, draftAfterMs);
  }

  cancel(): void {
    this.#cancel();
  }

  drop(): void {
    this.#cancel();
    this.#settings.storage.dropDraft(this.#name);
  }

  /** A new record's draft is renamed when the record has been created, while its form stays open. */
  rename(name: string): void {
    this.#name = name;
  }

  #withoutSecrets(all: Values) {
    const { secrets } = this.#settings;
    return Object.fromEntries(Object.entries(all).filter(([name]) => !secrets.includes(name)));
  }
}
