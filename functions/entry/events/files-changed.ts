import type { AttributeValue } from 'aws-lambda';
import type { HubMessage } from '../../../shared/contract/hub.ts';
import { folderOf } from '../../../shared/lib/file-paths.ts';
import { fileChangePrefix, fileTaskPrefix, quarantinePrefix } from '../../data/core/keys.ts';

type Image = Record<string, AttributeValue>;
type Payload = Extract<HubMessage, { type: 'FilesChanged' }>['payload'];
type Places = { folders: Set<string>; trees: Set<string> };

/** API Gateway splits larger messages into several frames. */
const maxNamed = 25;

export class FilesChanged {
  readonly #projects = new Map<number, Places>();

  add({ pk, sk }: { pk: string; sk: string }, image: Image, isNew: boolean): void {
    // Requesting, taking or postponing a task changes no files; each of its steps does.
    if (pk.startsWith(fileTaskPrefix)) {
      const isStep = !isNew && (image['attempts']?.N ?? '0') === '0';
      if (isStep) this.#note(image, image['work']?.M ?? {});
    } else if (sk.startsWith(quarantinePrefix)) this.#note(image, image);
    else if (sk.startsWith(fileChangePrefix) && isMade.has(image['what']?.S ?? '')) this.#note(image, image);
  }

  get payload(): Payload | undefined {
    if (this.#projects.size === 0) return undefined;
    const changes = [...this.#projects].map(([projectId, { folders, trees }]) => {
      const isNamed = folders.size + trees.size <= maxNamed;
      return { projectId, folders: isNamed ? [...folders] : null, trees: isNamed ? [...trees] : [] };
    });
    return { changes };
  }

  #note(image: Image, { path, to, more, type, what }: Image): void {
    const projectId = Number(image['projectId']?.N);
    const places = this.#projects.get(projectId) ?? { folders: new Set(), trees: new Set() };
    this.#projects.set(projectId, places);
    const targets = what?.S === 'moved' ? [to?.S] : [];
    const paths = [path?.S, ...targets, ...(more?.L ?? []).map(({ S }) => S)].filter((one) => one !== undefined);
    for (const one of paths) {
      places.folders.add(folderOf(one));
      if (type?.S === 'dir') places.trees.add(one);
    }
  }
}

/** Other changes are made by a task, which reports them itself. */
const isMade = new Set(['uploaded', 'folder-made']);
