/** An element of an XML document; one without content or children is left out, since Peppol refuses empty elements. */
export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly Element[];
};

type Children = readonly (Element | undefined)[];

export function element(
  name: string,
  content: string | Children,
  attributes: Readonly<Record<string, string>> = {},
): Element | undefined {
  const allowedContent =
    typeof content === 'string' ? allowed(content).trim() : content.filter((child) => child !== undefined);
  return allowedContent.length === 0 ? undefined : { name, attributes, content: allowedContent };
}

export function xmlDocument(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
}

function written({ name, attributes, content }: Element, indent: string): string {
  const start = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content.map((child) => written(child, `${indent}  `)).join('')}${indent}`;
  return `${indent}<${name}${start.join('')}>${inner}</${name}>\n`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign]!);
}

/** XML 1.0 has no form, not even an escaped one, for control characters, lone surrogates and two noncharacters. */
function allowed(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
