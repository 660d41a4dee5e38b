/** Secrets to search for, by kind. */
export type Secret = { kind: string; value: string };
export type Part = { where: string; bytes: Uint8Array };
export type SecretPlace = { kind: string; where: string };

/** Longer secrets may be stored truncated, so they are searched by pieces. */
const longest = 64;
const piece = 24;
/** A window is four bytes at an offset divisible by four, so that a secret of seven bytes holds one. */
const windowBytes = 4;
const shortestForm = 2 * windowBytes - 1;
/** A filter of half a megabyte stays in the processor's cache. */
const filterBits = 22;

type Form = { kind: string; pattern: Buffer; value: string; offset: number };

/**
 * Finds secrets in clear text: as they are, in upper case, URL-encoded and in base64. Reads the data once, regardless
 * of the number of secrets. @returns kind and place of each, never the value
 */
export function findSecrets(secrets: Iterable<Secret>, parts: Iterable<Part>): SecretPlace[] {
  const forms = new Map<number, Form[]>();
  const filter = new Uint8Array(2 ** (filterBits - 3));
  for (const { kind, value } of secrets) {
    for (const form of formsOf(value)) {
      const pattern = Buffer.from(form);
      if (pattern.length < shortestForm) throw new Error(`A secret is too short to be looked for: ${kind}.`);
      for (let offset = 0; offset < windowBytes; offset += 1) {
        const window = pattern.readInt32LE(offset);
        const known = forms.get(window);
        if (known) known.push({ kind, pattern, value, offset });
        else forms.set(window, [{ kind, pattern, value, offset }]);
        const place = filterPlace(window);
        filter[place >>> 3]! |= 1 << (place & 7);
      }
    }
  }
  const found = new Map<string, SecretPlace>();
  for (const { where, bytes } of parts) {
    const first = -bytes.byteOffset & (windowBytes - 1);
    if (bytes.length < first + windowBytes) continue;
    const windows = new Int32Array(bytes.buffer, bytes.byteOffset + first, (bytes.length - first) >>> 2);
    for (let index = 0; index < windows.length; index += 1) {
      const window = windows[index]!;
      const bit = filterPlace(window);
      if ((filter[bit >>> 3]! & (1 << (bit & 7))) === 0) continue;
      for (const { kind, pattern, value, offset } of forms.get(window) ?? []) {
        const at = first + index * windowBytes - offset;
        const end = at + pattern.length;
        if (at < 0 || end > bytes.length || pattern.compare(bytes, at, end) !== 0) continue;
        const place = where.replaceAll(value, '…');
        found.set(`${kind} ${place}`, { kind, where: place });
      }
    }
  }
  return [...found.values()];
}

/** A bit of the filter. */
function filterPlace(window: number): number {
  return Math.imul(window, 0x9e_37_79_b1) >>> (32 - filterBits);
}

function formsOf(value: string): Set<string> {
  const forms = value.length > longest ? piecesOf(value) : [value];
  return new Set(forms.flatMap((form) => [form, form.toUpperCase(), encodeURIComponent(form), ...base64Of(form)]));
}

/** All JWTs share their first part, so no piece is taken from the start. */
function piecesOf(value: string): string[] {
  const third = Math.floor(value.length / 3);
  return [third, 2 * third, value.length - piece].map((start) => value.slice(start, start + piece));
}

/**
 * The part of the base64 text that is the same at any offset in a longer text. Short values are encoded only from their
 * own start, since that part would be too short to be distinctive.
 */
function base64Of(value: string): string[] {
  const bytes = Buffer.from(value);
  if (bytes.length < 8) return [bytes.toString('base64'), bytes.toString('base64url')];
  return [0, 1, 2].flatMap((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes]);
    const [first, end] = [Math.ceil((before * 8) / 6), Math.floor((all.length * 8) / 6)];
    return [all.toString('base64').slice(first, end), all.toString('base64url').slice(first, end)];
  });
}
