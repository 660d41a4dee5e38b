import { describe, expect, it } from 'vitest';
import { FilesChanged } from '../../../../../functions/entry/events/files-changed.ts';
import { keys } from '../../../../../functions/data/core/keys.ts';
import { streamImage as image } from '../../../../support/stream-image.ts';

const change = (what: string, path: string, more?: string[]) =>
  [keys.fileChange(7, '2026-11-20T08:00:00.000Z', 'a'), image({ projectId: 7, what, path, more }), true] as const;
const step = (work: object, isNew = false) => [keys.fileTask(1), image({ projectId: 7, work }), isNew] as const;

function reported(...items: Readonly<Parameters<FilesChanged['add']>>[]) {
  const changed = new FilesChanged();
  for (const item of items) changed.add(...item);
  return changed.payload?.changes;
}

describe('announcements of file changes', () => {
  it('name the folders with new entries, each once', () => {
    expect(reported(change('uploaded', 'a/b.txt', ['a/c.txt', 'd.txt']), change('folder-made', 'a/e'))).toEqual([
      { projectId: 7, folders: ['a', ''], trees: [] },
    ]);
  });

  it('name source and target of a move, at each step and not before the first', () => {
    const work = { what: 'moved', type: 'dir', path: 'a/b', to: 'c/d' };
    expect(reported(step(work, true), change('moved', 'a/b'))).toBeUndefined();
    expect(reported(step(work))).toEqual([{ projectId: 7, folders: ['a', 'c'], trees: ['a/b', 'c/d'] }]);
    const file = { what: 'deleted', type: 'file', path: 'a/b.txt' };
    expect(reported(step(file))).toEqual([{ projectId: 7, folders: ['a'], trees: [] }]);
  });

  it('ignore tasks that are only leased or postponed', () => {
    const work = { what: 'deleted', type: 'file', path: 'a/b.txt' };
    expect(reported([keys.fileTask(1), image({ projectId: 7, work, attempts: 1 }), false])).toBeUndefined();
    expect(reported([keys.fileTask(1), image({ projectId: 7, work, attempts: 0 }), false])).toHaveLength(1);
  });

  it('name a quarantined file', () => {
    const found = [keys.quarantined(7, 'a/b.exe', 'x'), image({ projectId: 7, path: 'a/b.exe' }), true] as const;
    expect(reported(found)).toEqual([{ projectId: 7, folders: ['a'], trees: [] }]);
  });

  it('name no folders when there are many, and ignore other items', () => {
    const paths = Array.from({ length: 30 }, (_, index) => `${index}/a.txt`);
    expect(reported(change('uploaded', 'a.txt', paths))).toEqual([{ projectId: 7, folders: null, trees: [] }]);
    expect(reported([keys.record('project', 7), image({ path: 'a' }), true])).toBeUndefined();
  });
});
