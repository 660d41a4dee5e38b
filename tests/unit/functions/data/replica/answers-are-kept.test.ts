import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { Database } from '../../../../../functions/data/replica/database.ts';

const counting = "SELECT count(*) AS total FROM word WHERE text LIKE '%' || ? || '%'";

function words(...texts: string[]) {
  const db = new Database(new DatabaseSync(':memory:'));
  db.exec('CREATE TABLE word (text TEXT)');
  for (const text of texts) db.run('INSERT INTO word VALUES (?)', [text]);
  const all = vi.spyOn(db, 'all');
  const count = (part: string) => db.cachedAll<{ total: number }>(counting, [part])[0]!.total;
  return { db, count, counted: () => all.mock.calls.filter(([sql]) => sql === counting).length };
}

it('a count is asked of the rows once for each value while they are unchanged', () => {
  const { db, count, counted } = words('ljud', 'ljudisolering', 'trapp');
  for (const [part, total] of [
    ['ljud', 2],
    ['ljud', 2],
    ['trapp', 1],
    ['ljud', 2],
    ['x', 0],
  ] as const) {
    expect(count(part)).toBe(total);
  }
  expect(counted()).toBe(3);
  // The rows of a poll that all are known already change nothing.
  db.transaction(() => db.all('SELECT * FROM word'));
  expect(count('ljud')).toBe(2);
  expect(counted()).toBe(3);
});

it.each([
  ['added', "INSERT INTO word VALUES ('ljudmätning')", 3],
  ['changed', "UPDATE word SET text = 'ljudtrappa' WHERE text = 'trapp'", 3],
  ['removed', "DELETE FROM word WHERE text = 'ljud'", 1],
])('a row that is %s is counted at once', (_, change, total) => {
  const { db, count } = words('ljud', 'ljudisolering', 'trapp');
  expect(count('ljud')).toBe(2);
  db.transaction(() => db.run(change));
  expect(count('ljud')).toBe(total);
});

it('a change that is taken back is not counted', () => {
  const { db, count } = words('ljud');
  expect(count('ljud')).toBe(1);
  const failing = () => {
    db.run("INSERT INTO word VALUES ('ljud')");
    throw new Error('Fel');
  };
  expect(() => db.transaction(failing)).toThrow('Fel');
  expect(count('ljud')).toBe(1);
});
