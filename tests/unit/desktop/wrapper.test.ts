import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { startWrapper } from '../../../desktop/wrapper.mjs';
import { fakeElectron } from './fake-electron.ts';

const own = 'https://klang.firman.se';
const desktop = join(import.meta.dirname, '../../../desktop');

async function started(settings?: unknown, more: { isFirst?: boolean } = {}) {
  const userData = mkdtempSync(join(tmpdir(), 'klang-'));
  const root = mkdtempSync(join(tmpdir(), 'projekt-'));
  mkdirSync(join(root, '26-0042 Kv. Måsen'));
  mkdirSync(join(root, '26-0043 trasig'));
  symlinkSync(tmpdir(), join(root, '26-0044'));
  const content = settings === undefined ? JSON.stringify({ url: own, root }) : settings;
  if (typeof content === 'string') writeFileSync(join(userData, 'klang.json'), content);
  const fake = fakeElectron(userData, more);
  await startWrapper(fake.electron);
  return { ...fake, root, userData };
}

describe('the window of the client for Windows', () => {
  it('shows Klang, apart from the machine: isolated, in a sandbox, without Node', async () => {
    const { windows, messages } = await started();
    expect(windows).toHaveLength(1);
    const { preload, ...rest } = windows[0]!.webPreferences;
    expect(rest).toEqual({
      contextIsolation: true,
      nodeIntegration: false,
      sandbox: true,
      webSecurity: true,
      webviewTag: false,
    });
    expect(existsSync(preload)).toBe(true);
    expect(messages).toEqual(['answers open-project-folder', `load ${own}/`]);
  });

  it.each(['will-navigate', 'will-redirect'] as const)('stays with Klang at %s', async (event) => {
    const { navigate, messages } = await started();
    messages.length = 0;
    expect(navigate(event, `${own}/projects?panel=files`)).toBe(true);
    for (const url of [
      'https://klang.firman.se.evil.example/',
      'http://klang.firman.se/',
      'https://apps.fortnox.se/x',
    ]) {
      expect(navigate(event, url), url).toBe(false);
    }
    for (const url of [
      'file:///C:/Windows/System32/calc.exe',
      'javascript:alert(1)',
      'ms-settings:',
      'data:text/html,x',
    ]) {
      expect(navigate(event, url), url).toBe(false);
    }
    const file = 'https://s3.eu-north-1.amazonaws.com/filer/projects/1/a.pdf?X-Amz-Signature=1';
    expect(navigate(event, file)).toBe(false);
    expect(messages).toEqual([
      'outside https://klang.firman.se.evil.example/',
      'outside https://apps.fortnox.se/x',
      `download ${file}`,
    ]);
  });

  it('leaves mail addresses and phone numbers to the programs for them', async () => {
    const { navigate, openWindow, messages } = await started();
    messages.length = 0;
    expect(navigate('will-navigate', 'mailto:anna@firman.example')).toBe(false);
    expect(navigate('will-navigate', 'tel:+46317001030')).toBe(false);
    expect(openWindow('mailto:anna@firman.example')).toBe('deny');
    expect(messages).toEqual([
      'outside mailto:anna@firman.example',
      'outside tel:+46317001030',
      'outside mailto:anna@firman.example',
    ]);
  });

  it('opens no other window, and no page within the page', async () => {
    const { openWindow, navigate, messages } = await started();
    messages.length = 0;
    expect(openWindow('https://apps.fortnox.se/oauth')).toBe('deny');
    expect(openWindow(`${own}/`)).toBe('deny');
    expect(openWindow('file:///C:/x.exe')).toBe('deny');
    expect(openWindow('vbscript:x')).toBe('deny');
    expect(navigate('will-attach-webview', `${own}/`)).toBe(false);
    expect(messages).toEqual(['outside https://apps.fortnox.se/oauth', `outside ${own}/`]);
  });

  it('lets only Klang copy text and save files, and nothing else', async () => {
    const { permits } = await started();
    expect(permits('clipboard-sanitized-write', own)).toEqual([true, true]);
    expect(permits('fileSystem', own)).toEqual([true, true]);
    for (const permission of ['media', 'geolocation', 'notifications', 'usb', 'openExternal', 'clipboard-read']) {
      expect(permits(permission, own), permission).toEqual([false, false]);
    }
    expect(permits('fileSystem', 'https://evil.example')).toEqual([false, false]);
  });

  it('runs once, comes to the front when started again, and ends with its window', async () => {
    const first = await started();
    first.messages.length = 0;
    first.appSays('second-instance');
    first.appSays('window-all-closed');
    expect(first.messages).toEqual(['restore', 'focus', 'quit']);
    const second = await started(undefined, { isFirst: false });
    expect([second.messages, second.windows]).toEqual([['quit'], []]);
  });

  it.each([[null], ['{'], ['{"url":"http://klang.firman.se"}'], ['{"url":"file:///C:/x.html"}']])(
    'says so and ends where its settings are %s',
    async (settings) => {
      const { messages, windows, userData } = await started(settings);
      expect(windows).toEqual([]);
      expect(messages[0]).toContain(`error Inställningarna i ${join(userData, 'klang.json')} går inte att läsa: `);
      expect(messages.at(-1)).toBe('quit');
    },
  );
});

describe('the one question of the page', () => {
  it('opens the project’s folder, and tells which', async () => {
    const { ask, messages, root } = await started();
    const folder = join(root, '26-0042 Kv. Måsen');
    expect(await ask(`${own}/projects`, '26-0042')).toEqual({ ok: true, message: `Öppnar ${folder}` });
    expect(messages.at(-1)).toBe(`folder ${folder}`);
    expect(await ask(`${own}/`, '26-0043')).toEqual({ ok: false, message: 'Åtkomst nekad' });
  });

  it('opens nothing for another page, nothing outside of the root and nothing that is no code', async () => {
    const { ask, messages } = await started();
    messages.length = 0;
    for (const from of ['https://evil.example/', 'about:blank', '', null]) {
      expect(await ask(from, '26-0042')).toEqual({ ok: false });
    }
    for (const code of [
      '26-0044',
      '..',
      '..\\..',
      'C:\\Windows',
      '/etc',
      '',
      undefined,
      { toString: () => '26-0042' },
      'CON',
    ]) {
      expect(await ask(`${own}/`, code)).toMatchObject({ ok: false, message: expect.any(String) });
    }
    expect(messages).toEqual([]);
  });

  it('is all that the page gets: its code as text, and no channel of its own', async () => {
    const exposed: Record<string, Record<string, (...args: unknown[]) => unknown>> = {};
    const asked: unknown[][] = [];
    runInNewContext(readFileSync(join(desktop, 'preload.cjs'), 'utf8'), {
      require: (name: string) => {
        if (name !== 'electron') throw new Error(`A sandboxed preload cannot have ${name}.`);
        return {
          contextBridge: { exposeInMainWorld: (key: string, api: never) => (exposed[key] = api) },
          ipcRenderer: { invoke: (...args: unknown[]) => asked.push(args) },
        };
      },
      String,
    });
    expect(Object.keys(exposed)).toEqual(['klangDesktop']);
    expect(Object.keys(exposed['klangDesktop']!)).toEqual(['openProjectFolder']);
    exposed['klangDesktop']!['openProjectFolder']!({ toString: () => '26-0042' }, 'mer');
    expect(asked).toEqual([['open-project-folder', '26-0042']]);
  });
});

it('the client for Windows is packaged whole: every file that is needed, versions to the letter', () => {
  const { main, build, devDependencies } = JSON.parse(readFileSync(join(desktop, 'package.json'), 'utf8'));
  const files: string[] = build.files;
  for (const file of files) expect(existsSync(join(desktop, file)), file).toBe(true);
  const sources = files.filter((file) => /\.[mc]js$/.test(file));
  expect(sources).toContain(main);
  for (const file of sources) {
    const text = readFileSync(join(desktop, file), 'utf8');
    for (const [, name] of text.matchAll(/from '\.\/([\w.-]+)'|new URL\('([\w.-]+)'/g)) {
      if (name) expect(files, `${file} needs ${name}`).toContain(name);
    }
  }
  expect(files).toContain('preload.cjs');
  for (const version of Object.values(devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(build.electronVersion).toBe(devDependencies.electron);
});

it('the client for Windows has its settings in the folder that its README names: Electron calls it as the product', () => {
  const { productName } = JSON.parse(readFileSync(join(desktop, 'package.json'), 'utf8'));
  expect(readFileSync(join(desktop, 'README.md'), 'utf8')).toContain(`%APPDATA%\\${productName}\\klang.json`);
});
