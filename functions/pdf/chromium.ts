import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflate } from '@sparticuz/chromium';

export type Chromium = { executablePath: string; env: Record<string, string | undefined> };

const archives = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];

/**
 * The browser at CHROMIUM_PATH, or the one of @sparticuz/chromium (Linux x64), unpacked with the libraries it needs, so
 * that it starts on a bare Lambda or machine.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named, env: process.env };
  const folder = await unpacked();
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...process.env,
      HOME: folder,
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
      LD_LIBRARY_PATH: [path.join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
    },
  };
}

/** One folder per package version; filled under a temporary name, because other processes may be filling it too. */
async function unpacked(): Promise<string> {
  const packageFolder = path.join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '..', '..');
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(tmpdir(), `klang-chromium-${version}`);
  if (await exists(path.join(folder, 'chromium'))) return folder;

  await mkdir(tmpdir(), { recursive: true });
  const filling = await mkdtemp(`${folder}-`);
  await unpackInto(filling, path.join(packageFolder, 'bin'));
  await writeFile(path.join(filling, 'fonts', 'fonts.conf'), fontsConfiguration(folder));
  await rename(filling, folder).catch(async (error: unknown) => {
    await rm(filling, { recursive: true, force: true });
    if (!(await exists(path.join(folder, 'chromium')))) throw error;
  });
  return folder;
}

/** `inflate` unpacks into TMPDIR, which it reads when called. */
async function unpackInto(folder: string, bin: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  const unpacking = archives.map((archive) => inflate(path.join(bin, archive)));
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await Promise.all(unpacking);
}

/** The package's own configuration names folders of Lambda. */
function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
