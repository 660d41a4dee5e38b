import { currentSession } from '../../api/session.ts';
import { ownStorage } from '../../api/shared-computer.ts';
import { createValue } from '../../state/value.ts';

const storageKey = () => `klang.exports.${currentSession()?.userId ?? ''}`;

export const followedExports = createValue<readonly number[]>([]);

function stored(): number[] {
  try {
    const ids: unknown = JSON.parse(ownStorage().getItem(storageKey()) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

export function isFollowingExports(): boolean {
  return stored().length > 0;
}

export function readFollowed(): void {
  followedExports.set(stored());
}

export function followExport(exportId: number): void {
  keep([...stored(), exportId]);
}

export function leaveExport(exportId: number): void {
  keep(stored().filter((id) => id !== exportId));
}

function keep(ids: readonly number[]): void {
  ownStorage().setItem(storageKey(), JSON.stringify(ids));
  followedExports.set(ids);
}
