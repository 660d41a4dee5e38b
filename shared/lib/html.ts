const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** The text of a message with markup; a line break is a new line. */
export function textOfMarkup(html: string): string {
  return html.replace(/<br\s*\/?>/gi, '\n').replace(/<[^>]*>/g, '');
}

const signs = new Map(Object.entries(entities).map(([sign, entity]) => [entity, sign]));

/** The text of markup whose text is escaped. */
export function textOfHtml(html: string): string {
  return textOfMarkup(html).replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => signs.get(entity)!);
}
