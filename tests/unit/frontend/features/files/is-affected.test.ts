import { describe, expect, it } from 'vitest';
import { isAffected } from '../../../../../frontend/src/features/files/is-affected.ts';

const folderCalled = (basename: string) => ({ type: 'dir', basename }) as never;
const page = (path: string, ...folders: string[]) => [{ projectId: 7, path, items: folders.map(folderCalled) }];
const change = (folders: string[] | null, trees: string[] = [], projectId = 7) => ({ projectId, folders, trees });

describe('a folder that is open', () => {
  it('is refetched when something in it has changed, and not for others', () => {
    expect(isAffected(page('Fält'), change(['Fält']))).toBe(true);
    expect(isAffected(page('Fält'), change(['Foton', 'Fält']))).toBe(true);
    expect(isAffected(page('Fält'), change(['Foton']))).toBe(false);
    expect(isAffected(page('Fält'), change(['Fält'], [], 8))).toBe(false);
    expect(isAffected(page('Fält'), change(['Fält 2']))).toBe(false);
  });

  it('is refetched when a folder is added with its content, and not when it has that already', () => {
    expect(isAffected(page('', 'Fält'), change(['Foton/Dag 1']))).toBe(true);
    expect(isAffected(page('', 'Foton'), change(['Foton/Dag 1']))).toBe(false);
    expect(isAffected(page('Foton'), change(['Foton/Dag 1/Kväll']))).toBe(true);
    expect(isAffected(page('Foton', 'Dag 1'), change(['Foton/Dag 1/Kväll']))).toBe(false);
    expect(isAffected(page('Foton/Dag 1'), change(['Foton']))).toBe(false);
  });

  it('is refetched when it moved with a parent folder, or when the place is unknown', () => {
    expect(isAffected(page('Foton/Dag 1'), change([''], ['Foton']))).toBe(true);
    expect(isAffected(page('Foton 2'), change(['Annat'], ['Foton']))).toBe(false);
    expect(isAffected(page('Foton'), change(null))).toBe(true);
    expect(isAffected([], change(null))).toBe(false);
  });
});
