import { escapeHtml } from '../../lib/html.ts';

const allowedTags: Record<string, 'b' | 'i' | 'br'> = { b: 'b', strong: 'b', i: 'i', em: 'i', br: 'br' };

/**
 * Sanitizes an invoice message to well-nested b, i and br. Bold (b, strong), italics (i, em) and line breaks (br, or
 * typed) are kept; everything else is escaped, including tags with attributes and stray end tags.
 */
export function sanitizeMessage(typed: string): string {
  const open: ('b' | 'i')[] = [];
  let html = '';
  let rest = 0;
  const normalized = typed.replace(/\r\n?/g, '\n');
  for (const match of normalized.matchAll(/<(\/?)(b|strong|i|em|br)\s*(\/?)>|\n/gi)) {
    const [text, slash, name = 'br', selfClosing] = match;
    const tag = allowedTags[name.toLowerCase()]!;
    let replaced: string | undefined;
    if (tag === 'br') replaced = slash ? undefined : '<br>';
    else if (selfClosing) replaced = undefined;
    else if (slash) replaced = closed(open, tag);
    else {
      open.push(tag);
      replaced = `<${tag}>`;
    }
    html += escapeHtml(normalized.slice(rest, match.index)) + (replaced ?? escapeHtml(text));
    rest = match.index + text.length;
  }
  return (
    html +
    escapeHtml(normalized.slice(rest)) +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}

export function isSanitizedMessage(html: string): boolean {
  return /^(?:[^<>&]|<\/?[bi]>|<br>|&(?:amp|lt|gt|quot|#39);)*$/.test(html);
}

/** Closes the innermost such tag, and closes and reopens the tags inside it. */
function closed(open: ('b' | 'i')[], tag: 'b' | 'i'): string | undefined {
  const at = open.lastIndexOf(tag);
  if (at === -1) return undefined;
  const inner = open.slice(at + 1);
  open.splice(at, 1);
  const ends = inner.toReversed().map((other) => `</${other}>`);
  return [...ends, `</${tag}>`, ...inner.map((other) => `<${other}>`)].join('');
}
