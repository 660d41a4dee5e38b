/** Text made safe to stand in a page, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Plain text with its web addresses as links; a full stop after an address is not part of it. */
export function linkedText(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,:;!?)\]])/)
    .map((piece, index) => {
      const safe = escapeHtml(piece);
      return index % 2 === 0 ? safe : `<a href="${safe}" target="_blank" rel="noopener noreferrer">${safe}</a>`;
    })
    .join('');
}

/** A mail's own page: links open in a new tab, and pictures sent along come from the attachments. */
export function framedHtml(html: string, addressOf: (contentId: string) => string | undefined): string {
  const withPictures = html.replaceAll(/cid:([^"'\s)>]+)/gi, (whole, id: string) => addressOf(decodeId(id)) ?? whole);
  return `<base target="_blank">${withPictures}`;
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
