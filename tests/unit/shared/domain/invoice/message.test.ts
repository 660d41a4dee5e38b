import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSanitizedMessage, sanitizeMessage } from '../../../../../shared/domain/invoice/message.ts';

describe('an invoice message', () => {
  it.each([
    [
      'keeps bold and italics',
      '<b>Obs!</b> <em>ny</em> <STRONG>adress</STRONG>',
      '<b>Obs!</b> <i>ny</i> <b>adress</b>',
    ],
    [
      'keeps line breaks, marked or typed',
      'Ett<br>två<br/>tre<BR />fyra\nfem\r\nsex',
      'Ett<br>två<br>tre<br>fyra<br>fem<br>sex',
    ],
    ['shows other markup as typed', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['shows tags with attributes as typed', '<b onclick="x">a</b>', '&lt;b onclick=&quot;x&quot;&gt;a&lt;/b&gt;'],
    ['shows signs and entities as typed', "R&amp;D < 5 > 3 & 'x'", 'R&amp;amp;D &lt; 5 &gt; 3 &amp; &#39;x&#39;'],
    ['ends what was left open', '<b>a<i>b', '<b>a<i>b</i></b>'],
    ['mends what crosses', '<b>a<i>b</b>c</i>', '<b>a<i>b</i></b><i>c</i>'],
    ['shows a lone end as typed', 'a</b>', 'a&lt;/b&gt;'],
    ['shows an end of a line break as typed', 'a</br>', 'a&lt;/br&gt;'],
    ['leaves plain text alone', 'Tack för förtroendet – ring gärna!', 'Tack för förtroendet – ring gärna!'],
    ['is empty when empty', '', ''],
  ])('%s', (_, typed, html) => {
    expect(sanitizeMessage(typed)).toBe(html);
  });

  const anything = fc.array(
    fc.oneof(
      fc.constantFrom(
        '<b>',
        '</b>',
        '<i>',
        '</i>',
        '<em>',
        '</strong>',
        '<br>',
        '<br/>',
        '\n',
        '<',
        '>',
        '&',
        '"',
        '<b ',
      ),
      fc.string(),
    ),
  );

  it('holds bold, italics and breaks alone, well nested, whatever is typed', () => {
    fc.assert(
      fc.property(anything, (parts) => {
        const html = sanitizeMessage(parts.join(''));
        expect(isSanitizedMessage(html)).toBe(true);
        const open: string[] = [];
        for (const [, slash, tag] of html.matchAll(/<(\/?)(b|i)>/g)) {
          if (!slash) open.push(tag!);
          else expect(open.pop()).toBe(tag);
        }
        expect(open).toEqual([]);
      }),
    );
  });

  it('is distinguished from one with other markup', () => {
    for (const html of ['<img src=x>', '<b class="x">a</b>', 'a & b', '<br/>', '&nbsp;']) {
      expect(isSanitizedMessage(html)).toBe(false);
    }
  });
});
