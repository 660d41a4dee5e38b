import { type FoundKind, foundKinds, maxRecent } from '../../../shared/codes/found-kinds.ts';
import { currentSession } from '../api/session.ts';
import { ownStorage } from '../api/shared-computer.ts';
import { readPanel } from '../navigation/panel-address.ts';

export type RecentRecord = { kind: FoundKind; id: number };

const storageKey = () => `klang.recent.${currentSession()?.userId ?? ''}`;

/** Panels of a project under another name. */
const ofProject = ['project-menu', 'files', 'project-log', 'project-price-list', 'invoice-review', 'agreed-invoice'];

/** What this person opened last in this browser, newest first: kinds and ids only. */
export function recentRecords(): RecentRecord[] {
  try {
    const stored: unknown = JSON.parse(ownStorage().getItem(storageKey()) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** @param key a panel's key, see `panelKeys` */
export function noteOpened(key: string): void {
  const { name = '', id } = readPanel(key) ?? {};
  const record = { kind: ofProject.includes(name) ? 'project' : name, id };
  if (!isRecent(record)) return;
  const others = recentRecords().filter((one) => one.kind !== record.kind || one.id !== record.id);
  ownStorage().setItem(storageKey(), JSON.stringify([record, ...others].slice(0, maxRecent)));
}

function isRecent(one: unknown): one is RecentRecord {
  const { kind, id } = (one ?? {}) as Partial<RecentRecord>;
  return foundKinds.some((known) => known === kind) && Number.isInteger(id) && Number(id) > 0;
}
