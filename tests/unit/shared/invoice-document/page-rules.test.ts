import { expect, it } from 'vitest';
import { cssString, pageRules } from '../../../../shared/invoice-document/page-rules.ts';

it('the style sheet of pages keeps letters and digits of a text in a style sheet', () => {
  expect(cssString('Åsa & Söner AB 2')).toBe("'Åsa \\26  Söner AB 2'");
});

it('the style sheet of pages lets no text end its string or its style sheet', () => {
  expect(cssString(`'";}</style>\\\n`)).toBe("'\\27 \\22 ;\\7d \\3c \\2f style\\3e \\5c \\a '");
});

it('the style sheet of pages counts the pages, and heads all but the first', () => {
  const rules = pageRules({ running: 'Faktura 000018', foot: [['Rad ett', 'Rad två']] });
  expect(rules).toContain("'Sida ' counter(page) ' (' counter(pages) ')'");
  expect(rules).toContain("'Rad ett\\a Rad två'");
  expect(rules).toContain('@page :first { @top-left { content: none; } }');
});
