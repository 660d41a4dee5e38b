import { uploadFiles } from '../../../../../shared/contract/calls/files.ts';
import { uploadTypeOf } from '../../../../../shared/domain/file-kinds.ts';
import { cleanName, joinPath, nameKey, pathFault } from '../../../../../shared/lib/file-paths.ts';
import { distinctPaths } from '../../../../../shared/lib/distinct-paths.ts';
import { type Upload, maxFileSize } from '../../../../../shared/schemas/file.ts';
import { ApiError, isCancelled } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { checkNetwork, networkValue } from '../../../api/network.ts';
import { keepFiles } from '../../../components/outbox/keep-files.ts';
import { sendForm } from '../../../api/send-form.ts';
import { createValue } from '../../../state/value.ts';
import { filesText as text } from '../../../text/files.ts';
import { identityOf, rememberUpload, rememberedUpload } from './remembered-uploads.ts';
import { ask, sendParts } from './send-file.ts';
import { UploadError, expired } from '../../../api/send-bytes.ts';

type UploadState = 'waiting' | 'sending' | 'exists' | 'done' | 'failed';

/** A file being uploaded. Mutated in place: thousands of files report progress many times a second. */
export type UploadItem = {
  readonly id: number;
  readonly projectCode: string;
  readonly route: typeof uploadFiles;
  readonly folder: string;
  readonly file: string;
  readonly blob: File;
  readonly contentType: string;
  /** The key of all attempts, so that the file arrives once. */
  readonly key: string;
  /** Retries do not help. */
  readonly isFlawed: boolean;
  state: UploadState;
  sent: number;
  error: string | undefined;
  replace: boolean;
  isTried: boolean;
  renewals: number;
  ready: Upload | undefined;
};

export type ChosenFile = { path: string; blob: File };

const filesAtOnce = 4;
const maxAtOnce = 20;
const reportEveryMs = 100;
const maxRenewals = 3;

export class UploadQueue {
  readonly revision = createValue(0);
  #items: UploadItem[] = [];
  #lastId = 0;
  #running = 0;
  #asking = false;
  #stop = new AbortController();
  #telling: ReturnType<typeof setTimeout> | undefined;
  readonly #onArrived: (item: UploadItem) => void;
  readonly #keep: typeof keepFiles;

  constructor(onArrived: (item: UploadItem) => void, keep = keepFiles) {
    this.#onArrived = onArrived;
    this.#keep = keep;
  }

  get items(): readonly UploadItem[] {
    return this.#items;
  }

  get isBusy(): boolean {
    return this.#items.some(({ state }) => state === 'waiting' || state === 'sending');
  }

  add(projectCode: string, folder: string, files: readonly ChosenFile[], route = uploadFiles): void {
    if (!this.isBusy && this.#items.every(({ state }) => state === 'done')) this.#items = [];
    const paths = distinctPaths(files.map(({ path }) => cleanName(path)));
    const items = files.map(({ blob }, index) =>
      this.#itemOf({ projectCode, folder, route }, { path: paths[index]!, blob }),
    );
    this.#items = [...this.#items, ...items];
    this.#go();
  }

  #itemOf(to: Pick<UploadItem, 'projectCode' | 'folder' | 'route'>, { path: file, blob }: ChosenFile): UploadItem {
    this.#lastId += 1;
    const contentType = uploadTypeOf(file, blob.type);
    const tooLarge = blob.size > maxFileSize ? text.tooLarge : undefined;
    const error = contentType === '' ? text.invalid : (pathFault(joinPath(to.folder, file)) ?? tooLarge);
    return {
      id: this.#lastId,
      ...to,
      file,
      blob,
      contentType,
      key: crypto.randomUUID(),
      isFlawed: error !== undefined,
      state: error ? 'failed' : 'waiting',
      sent: 0,
      error,
      replace: false,
      isTried: false,
      renewals: 0,
      ready: undefined,
    };
  }

  settle(choice: 'replace' | 'skip'): void {
    for (const item of this.#items.filter(({ state }) => state === 'exists')) {
      Object.assign(item, { state: 'waiting', replace: true, ready: undefined });
      if (choice === 'skip') this.#items = this.#items.filter((one) => one !== item);
    }
    this.#go();
  }

  retry(): void {
    for (const item of this.#items.filter(isRetriable)) {
      Object.assign(item, { state: 'waiting', error: undefined, sent: 0, ready: undefined });
    }
    this.#go();
  }

  /** Cancels unfinished files. Uploaded parts are kept for the next time the same file is chosen. */
  cancel(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#items = [];
    this.#tell();
  }

  clear(): void {
    if (this.isBusy) return;
    this.#items = [];
    this.#tell();
  }

  #go(): void {
    this.#tell();
    void this.#ask();
    while (this.#running < filesAtOnce) {
      const next = this.#items.find((item) => item.state === 'waiting' && item.ready);
      if (!next) return;
      next.state = 'sending';
      this.#running += 1;
      void this.#send(next).finally(() => {
        this.#running -= 1;
        this.#go();
      });
    }
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    const waiting = this.#items.filter(({ state }) => state === 'waiting');
    if (waiting.filter(({ ready }) => ready).length >= filesAtOnce) return;
    const underWay = new Set(this.#items.filter(isUnderWay).map(placeOf));
    // The server does not know a file before it has arrived, so another of its name is asked for after it.
    const unready = waiting.filter((item) => !item.ready && !underWay.has(placeOf(item)));
    const [first] = unready;
    if (!first) return;
    const { projectCode, folder, route } = first;
    const isAlike = (item: UploadItem) =>
      item.projectCode === projectCode && item.folder === folder && item.route === route;
    const together = unready.filter(isAlike).slice(0, maxAtOnce);
    this.#asking = true;
    try {
      await this.#askFor(first, together);
    } finally {
      this.#asking = false;
      this.#go();
    }
  }

  async #askFor({ projectCode, folder, route }: UploadItem, items: readonly UploadItem[]): Promise<void> {
    const unknown = items.filter((item) => {
      const begun = rememberedUpload(identityOf(projectCode, joinPath(folder, item.file), item.blob));
      if (begun) item.ready = { file: item.file, method: 'parts', path: begun.path, uploadId: begun.uploadId };
      return !begun;
    });
    if (unknown.length === 0) return;
    if (!networkValue.get() && !(await checkNetwork())) return this.#wait(this.#unready());
    const files = unknown.map(({ file, blob, contentType, replace, key, isTried }) => ({
      file,
      size: blob.size,
      contentType,
      replace,
      key,
      isTried,
    }));
    const { signal } = this.#stop;
    const body = { path: folder, files };
    try {
      const uploads = await ask(signal, () => call(route, { params: { projectCode }, body }, { signal }));
      for (const [index, upload] of uploads.entries()) {
        const item = unknown[index]!;
        item.ready = upload;
        if (upload.method === 'exists') item.state = 'exists';
        if (upload.method === 'parts') {
          rememberUpload(identityOf(projectCode, joinPath(folder, item.file), item.blob), upload);
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      // Without the server no file can be uploaded: mark them all as failed, so that all can be retried.
      const isOut = error instanceof UploadError && error.isPassing;
      if (isOut && !(await checkNetwork())) await this.#wait(this.#unready());
      else failEach(isOut ? this.#unready() : unknown, error);
    }
  }

  #unready(): UploadItem[] {
    return this.#items.filter(({ state, ready }) => state === 'waiting' && !ready);
  }

  /** Without a network, files wait in the outbox. */
  async #wait(items: readonly UploadItem[]): Promise<void> {
    const faults = await this.#keep(
      items.map(({ key, projectCode, folder, file, blob, contentType, replace, ready }) => ({
        key,
        projectCode,
        path: ready?.path ?? joinPath(folder, file),
        blob,
        contentType,
        replace,
      })),
    );
    for (const [index, item] of items.entries()) {
      const error = faults[index];
      if (error === undefined) this.#items = this.#items.filter((one) => one !== item);
      else Object.assign(item, { state: 'failed', error });
    }
  }

  async #send(item: UploadItem): Promise<void> {
    const { signal } = this.#stop;
    const onProgress = (sent: number) => {
      item.sent = sent;
      this.#tell();
    };
    const sending = { file: item.blob, signal, onProgress };
    item.isTried = true;
    const { projectCode, ready } = item;
    try {
      if (ready?.method === 'form') await sendForm(ready, sending);
      else if (ready?.method === 'parts') {
        const identity = identityOf(projectCode, joinPath(item.folder, item.file), item.blob);
        try {
          await sendParts({ projectCode, ...ready }, sending);
          rememberUpload(identity, undefined);
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
          // The parts have expired.
          rememberUpload(identity, undefined);
          startOver(item);
          return;
        }
      }
      Object.assign(item, { state: 'done', sent: item.blob.size });
      this.#onArrived(item);
    } catch (error) {
      if (isCancelled(error)) return;
      if (error instanceof UploadError && error.code === expired && item.renewals < maxRenewals) {
        item.renewals += 1;
        startOver(item);
        return;
      }
      if (error instanceof UploadError && error.isPassing && !(await checkNetwork())) await this.#wait([item]);
      else Object.assign(item, { state: 'failed', error: wordsOf(error) });
    }
  }

  #tell(): void {
    if (this.#telling !== undefined) return;
    this.#telling = setTimeout(() => {
      this.#telling = undefined;
      this.revision.set(this.revision.get() + 1);
    }, reportEveryMs);
  }
}

/** A file that has taken its name meanwhile is not replaced without asking. */
function startOver(item: UploadItem): void {
  Object.assign(item, { state: 'waiting', ready: undefined, sent: 0 });
}

const isUnderWay = ({ state, ready }: UploadItem) => state === 'sending' || (state === 'waiting' && !!ready);

/** The same of names that Windows considers the same. */
function placeOf({ projectCode, folder, file }: UploadItem): string {
  return `${projectCode} ${nameKey(joinPath(folder, file))}`;
}

export function isRetriable({ state, isFlawed, error }: UploadItem): boolean {
  return state === 'failed' && !isFlawed && error !== text.changedMeanwhile;
}

/** The server reports errors by index, or one for all files. */
function failEach(items: readonly UploadItem[], error: unknown): void {
  const fields = error instanceof ApiError ? error.fields : [];
  const own = new Map(fields.map(({ field, message }) => [Number(/^files\.(\d+)/.exec(field ?? '')?.[1]), message]));
  own.delete(Number.NaN);
  for (const [index, item] of items.entries()) {
    const message = own.get(index);
    if (own.size > 0 && message === undefined) continue;
    Object.assign(item, { state: 'failed', error: message ?? wordsOf(error) });
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
