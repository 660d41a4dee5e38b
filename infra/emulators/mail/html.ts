export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export function linkedText(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,:;!?)\]])/)
    .map((piece, index) => {
      const safe = escapeHtml(piece);
      return index % 2 === 0 ? safe : `<a href="${safe}" target="_blank" rel="noopener noreferrer">${safe}</a>`;
    })
    .join('');
}

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
