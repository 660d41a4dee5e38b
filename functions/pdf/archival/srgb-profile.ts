/**
 * The page's colour space, sRGB (IEC 61966-2-1), as an ICC profile of version 4: three primaries adapted to D50, and
 * one shared curve.
 */
export function srgbProfile(): Buffer {
  const curve = tag('para', [u16(3), u16(0), ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed)]);
  const tags: [string, Buffer][] = [
    ['desc', text('sRGB IEC61966-2.1')],
    ['cprt', text('No copyright')],
    ['wtpt', tag('XYZ ', d50.map(fixed))],
    ['chad', tag('sf32', fromD65ToD50.map(fixed))],
    ['rXYZ', tag('XYZ ', [0.4360747, 0.2225045, 0.0139322].map(fixed))],
    ['gXYZ', tag('XYZ ', [0.3850649, 0.7168786, 0.0971045].map(fixed))],
    ['bXYZ', tag('XYZ ', [0.1430804, 0.0606169, 0.7141733].map(fixed))],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const contents = [...new Set(tags.map(([, content]) => content))];
  const offsets = new Map<Buffer, number>();
  let end = headerBytes + 4 + tags.length * 12;
  for (const content of contents) {
    offsets.set(content, end);
    end += content.length;
  }
  const table = tags.map(([name, content]) =>
    Buffer.concat([Buffer.from(name), u32(offsets.get(content)!), u32(content.length)]),
  );
  return Buffer.concat([header(end), u32(tags.length), ...table, ...contents]);
}

const headerBytes = 128;
const d50 = [0.9642, 1, 0.8249];
/** Bradford adaptation. */
const fromD65ToD50 = [
  1.0478112, 0.0228866, -0.050127, 0.0295424, 0.9904844, -0.0170491, -0.0092345, 0.0150436, 0.7521316,
];

function header(size: number): Buffer {
  const bytes = Buffer.alloc(headerBytes);
  bytes.writeUInt32BE(size, 0);
  bytes.writeUInt32BE(0x04_20_00_00, 8);
  bytes.write('mntrRGB XYZ ', 12, 'latin1');
  [2026, 1, 1, 0, 0, 0].forEach((part, index) => bytes.writeUInt16BE(part, 24 + index * 2));
  bytes.write('acsp', 36, 'latin1');
  Buffer.concat(d50.map(fixed)).copy(bytes, 68);
  return bytes;
}

function tag(type: string, parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from(type), u32(0), ...parts]);
  return Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)]);
}

function text(value: string): Buffer {
  const letters = Buffer.from(value, 'utf16le').swap16();
  return tag('mluc', [u32(1), u32(12), Buffer.from('enUS'), u32(letters.length), u32(28), letters]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** s15Fixed16 */
function fixed(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
}
