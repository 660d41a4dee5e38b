/** Invalid names and paths, each with the part that is rejected. */

const reservedNames = [
  'CON',
  'PRN',
  'AUX',
  'NUL',
  'CONIN$',
  'CONOUT$',
  ...Array.from({ length: 10 }, (_, digit) => [`COM${digit}`, `LPT${digit}`]).flat(),
  'COM¹',
  'COM²',
  'COM³',
  'LPT¹',
  'LPT²',
  'LPT³',
];

const reserved = /reserverat av Windows/;
const tail = /sluta med punkt eller mellanslag/;
const signs = /< > : "/;
const controls = /styrtecken/;
const invisible = /osynliga tecken/;
const unusable = /tecken som inte kan användas/;
const dots = /\. eller \.\./;
const slash = /börja med ett snedstreck/;
const drive = /börja med en enhet/;
const empty = /tomt namn/;
const long = /för lång/;

const each = (names: readonly string[], fault: RegExp) => names.map((name) => [name, fault] as const);

/** Two hundred of them. */
export const hostilePaths: readonly (readonly [path: string, fault: RegExp])[] = [
  ...each(reservedNames, reserved),
  ...each(['con', 'Nul', 'aUx', 'nul.txt', 'CON.tar.gz', 'com1.dwg', 'lpt9.pdf', 'nul .txt'], reserved),
  ...each(['mapp/CON', 'CON/fil.txt', 'a/b/nul.txt', 'aux/a/b', 'ritningar/com¹.pdf', 'å/LPT1'], reserved),
  ...each(['..', '.'], dots),
  ...each(
    [
      '../fil.txt',
      '../../etc/passwd',
      'a/../b',
      'a/..',
      'a/./b',
      'a/b/../../..',
      './fil.txt',
      '../26-0001/fil.txt',
      'a/../../projects/1/hemligt.txt',
      '../../invoices/1/faktura.pdf',
      'å/../ö',
      'Fält/2026/../../../x',
    ],
    dots,
  ),
  ...each(
    ['/', '//', '/fil.txt', '/etc/passwd', '//server/delad', '/../fil', '/a/b', '\\', '\\\\server\\delad', '\\fil.txt'],
    slash,
  ),
  ...each(['C:', 'c:\\Windows', 'C:/Windows/System32', 'Z:fil.txt', 'd:..\\x', 'A:a'], drive),
  ...each(['a//b', 'a/', 'a/b/', 'a///b', 'å ä//ö', 'mapp//', '..//fil'], empty),
  ...each(
    ['<', '>', ':', '"', '|', '?', '*', '\\'].flatMap((sign) => [`fil${sign}.txt`, `mapp/${sign}`, `ab${sign}cd`]),
    signs,
  ),
  ...each(
    [
      'a\\..\\b',
      '..\\..\\fil',
      'fil.txt::$DATA',
      'fil.txt:dold',
      'AUX:fil',
      'å?ä',
      'vad*.*',
      'a|b|c',
      '<script>',
      'x>y',
      'mapp/a:b',
      'sökväg\\fil',
      '*'.repeat(3),
      '"citat"',
    ],
    signs,
  ),
  ...each(
    ['fil.', 'fil ', 'fil..', 'fil. ', 'fil .', '...', '....', ' ', '   ', 'a/b.', 'a./b', 'a /b', 'å.', '. '],
    tail,
  ),
  ...each(
    Array.from({ length: 32 }, (_, code) => `fil${String.fromCharCode(code)}.txt`),
    controls,
  ),
  ...each(
    ['a\u007fb', 'a\u0080b', 'a\u0085b', 'a\u009fb', 'a/b\u0000', '\u0000', '\r\n', 'x\r\nSet-Cookie: a=b'],
    controls,
  ),
  ...each(
    [
      'rekning\u202efdp.exe',
      'a\u200bb',
      'a\u200eb',
      'a\u200fb',
      '\u2066a\u2069',
      'a\ufeff',
      'a\u2028b',
      'a\u2029b',
      'a\u2060b',
      'mapp\u202d/fil',
      'a\u061cb',
    ],
    invisible,
  ),
  ...each(['a\ud800b', 'a\udc00', '\ud83d', 'a\ufffe', 'a\uffff', 'mapp/\udfff'], unusable),
  ...each(['${filename}', 'a${filename}b', 'mapp/${filename}.pdf'], /\$\{filename\}/),
  ...each(
    [
      'x'.repeat(256),
      'å'.repeat(256),
      `${'x'.repeat(252)}.txtx`,
      `mapp/${'ö'.repeat(300)}`,
      '😀'.repeat(128),
      Array.from({ length: 5 }, () => 'x'.repeat(200)).join('/'),
      Array.from({ length: 3 }, () => 'å'.repeat(200)).join('/'),
      'a/'.repeat(500) + 'a',
    ],
    long,
  ),
];
