import { expect, it } from 'vitest';
import { escapeHtml } from '../../../../shared/lib/html.ts';

it('text inside HTML opens no element, attribute or entity', () => {
  expect(escapeHtml(`<img alt="a" title='b'> &amp;`)).toBe('&lt;img alt=&quot;a&quot; title=&#39;b&#39;&gt; &amp;amp;');
});
