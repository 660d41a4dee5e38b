import { describe, expect, it } from 'vitest';
import { isAffected } from '../../../../../frontend/src/features/files/is-affected.ts';

const folderCalled = (basename: string) => ({ type: 'dir', basename }) as never;
const page = (path: string, ...folders: string[]) => [{ projectId: 7, path, items: folders.map(folderCalled) }];
const change = (folders: string[] | null, trees: string[] = [], projectId = 7) => ({ projectId, folders, trees });

describe('a folder that is open', () => {
  it('is read again when something in it has changed, and not for others', () => {
    expect(isAffected(page('Fält'), change(['Fält']))).toBe(true);
    expect(isAffected(page('Fält'), change(['Foton', 'Fält']))).toBe(true);
    expect(isAffected(page('Fält'), change(['Foton']))).toBe(false);
    expect(isAffected(page('Fält'), change(['Fält'], [], 8))).toBe(false);
    expect(isAffected(page('Fält'), change(['Fält 2']))).toBe(false);
  });

  it('is read again when a folder came into it with what is below, and not when it has that already', () => {
    expect(isAffected(page('', 'Fält'), change(['Foton/Dag 1']))).toBe(true);
    expect(isAffected(page('', 'Foton'), change(['Foton/Dag 1']))).toBe(false);
    expect(isAffected(page('Foton'), change(['Foton/Dag 1/Kväll']))).toBe(true);
    expect(isAffected(page('Foton', 'Dag 1'), change(['Foton/Dag 1/Kväll']))).toBe(false);
    expect(isAffected(page('Foton/Dag 1'), change(['Foton']))).toBe(false);
  });

  it('is read again when it went with a folder above it, or nobody tells where', () => {
    expect(isAffected(page('Foton/Dag 1'), change([''], ['Foton']))).toBe(true);
    expect(isAffected(page('Foton 2'), change(['Annat'], ['Foton']))).toBe(false);
    expect(isAffected(page('Foton'), change(null))).toBe(true);
    expect(isAffected([], change(null))).toBe(false);
  });
});
