import { decodeWords } from 'postal-mime';
import { expect, it } from 'vitest';
import { encodedWords } from '../../../../shared/mail/encoded-words.ts';

it.each(['Åsa Ljud', 'Ö'.repeat(100), `${'Räksmörgås & Co, '.repeat(9)}😀😀`, 'ASCII'])(
  'a name in a header is words of at most 75 characters: %s',
  (name) => {
    const words = encodedWords(name);
    expect(words.split(' ').every((word) => word.length <= 75 && /^[\x21-\x7e]+$/.test(word))).toBe(true);
    expect(decodeWords(words)).toBe(name);
  },
);
