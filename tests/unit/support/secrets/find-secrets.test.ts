import { expect, it } from 'vitest';
import { findSecrets } from '../../../support/secrets/find-secrets.ts';
import { leaks } from '../../../support/secrets/watched-stack.ts';

const pin = { kind: 'PIN', value: 'blåbärsris' };
const token = { kind: 'token', value: `eyJhbGciOiJSUzI1NiJ9.${'f3a9c7d1e5b2'.repeat(200)}.slut-pa-nyckeln-0123456789` };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const find = (text: string) => findSecrets([pin, token], [{ where: 'en rad', bytes: Buffer.from(text) }]);

it.each([
  ['as it is', 'Inloggning med blåbärsris.'],
  ['in capitals', 'BLÅBÄRSRIS'],
  ['in an address', '?pin=bl%C3%A5b%C3%A4rsris'],
  ['in base64', base64('blåbärsris')],
  ['in base64 after another text', base64('AL:blåbärsris')],
  ['in base64 within a text', base64('{"a":"blåbärsris"}')],
])('the search for secrets finds a secret %s, and never tells it', (_, text) => {
  expect(find(text)).toEqual([{ kind: 'PIN', where: 'en rad' }]);
});

it('the search for secrets finds one wherever it stands, up to the last byte', () => {
  const short = { kind: 'PIN', value: 'tallbar' };
  for (let before = 0; before < 9; before += 1) {
    for (let after = 0; after < 5; after += 1) {
      const bytes = Buffer.from(`${'x'.repeat(before)}${short.value}${'y'.repeat(after)}`);
      for (let start = 0; start < 4; start += 1) {
        const moved = Buffer.concat([Buffer.alloc(start), bytes]).subarray(start);
        expect(findSecrets([short], [{ where: 'en rad', bytes: moved }])).toHaveLength(1);
      }
    }
  }
});

it('the search for secrets refuses one that is too short, and reads what is shorter than any', () => {
  expect(() => findSecrets([{ kind: 'PIN', value: 'kort' }], [])).toThrow('too short to be looked for: PIN');
  expect(find('abc')).toEqual([]);
});

it('the search for secrets finds a long one that was cut, and is not misled by the beginning that all of them have', () => {
  expect(find(token.value.slice(0, 1500))).toEqual([{ kind: 'token', where: 'en rad' }]);
  expect(find(token.value.slice(300))).toEqual([{ kind: 'token', where: 'en rad' }]);
  expect(find('eyJhbGciOiJSUzI1NiJ9.annat')).toEqual([]);
  expect(find('Blåbär och ris')).toEqual([]);
});

it('the search for secrets does not tell it by its place either', () => {
  const part = { where: `SESSION#${pin.value} RECORD`, bytes: Buffer.from(`SESSION#${pin.value}`) };
  expect(leaks([pin], [part])).toEqual(['PIN: SESSION#… RECORD']);
});

it('the search for secrets lets a mail alone hold the token that its reader is to have', () => {
  const reset = { kind: 'token of a reset', value: 'c7d1e5b2f3a9c7d1' };
  const bytes = Buffer.from(`${reset.value} ${pin.value}`);
  expect(leaks([reset, pin], [{ where: 'mail/messages/1.json', bytes }])).toEqual(['PIN: mail/messages/1.json']);
  expect(leaks([reset], [{ where: 'functions.log', bytes }])).toEqual(['token of a reset: functions.log']);
});
