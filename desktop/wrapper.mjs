import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isOwnPage, readConfiguration } from './configuration.mjs';
import { findProjectFolder } from './project-folder.mjs';

/** What the page may do: copy text, and write a file to a place that the user chooses. */
const permitted = new Set(['clipboard-sanitized-write', 'fileSystem']);
const outside = new Set(['https:', 'mailto:', 'tel:']);
const s3 = /^https:\/\/s3\.[a-z0-9-]+\.amazonaws\.com\//;

/**
 * Opens Klang in a single window: a second start shows the existing one.
 * @param {import('./electron-api.d.mts').Electron} electron
 */
export async function startWrapper(electron) {
  const { app, dialog } = electron;
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  await app.whenReady();
  const file = path.join(app.getPath('userData'), 'klang.json');
  try {
    const configuration = readConfiguration(file);
    answerThePage(electron, configuration);
    const window = openWindow(electron, configuration);
    app.on('second-instance', () => {
      if (window.isMinimized()) window.restore();
      window.focus();
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    dialog.showErrorBox('Klang', `Inställningarna i ${file} går inte att läsa: ${why}`);
    app.quit();
  }
}

/**
 * @param {import('./electron-api.d.mts').Electron} electron
 * @param {import('./configuration.mjs').Configuration} configuration
 */
function answerThePage({ app, ipcMain, session, shell }, configuration) {
  ipcMain.handle('open-project-folder', async (event, projectCode) => {
    if (!isOwnPage(configuration, event.senderFrame?.url ?? '')) return { ok: false };
    const found = await findProjectFolder(configuration, projectCode);
    if (!found.ok) return found;
    const problem = await shell.openPath(found.folder);
    return problem === '' ? { ok: true, message: `Öppnar ${found.folder}` } : { ok: false, message: problem };
  });
  const isPermitted = (address, permission) => permitted.has(permission) && isOwnPage(configuration, address);
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) => {
    answer(isPermitted(requestingUrl, permission));
  });
  session.defaultSession.setPermissionCheckHandler((_contents, permission, origin) => isPermitted(origin, permission));
  app.on('window-all-closed', () => app.quit());
}

/**
 * @param {import('./electron-api.d.mts').Electron} electron
 * @param {import('./configuration.mjs').Configuration} configuration
 */
function openWindow({ BrowserWindow, shell }, configuration) {
  const window = new BrowserWindow({
    width: 1366,
    height: 850,
    title: 'Klang',
    autoHideMenuBar: true,
    webPreferences: {
      preload: fileURLToPath(new URL('preload.cjs', import.meta.url)),
      contextIsolation: true,
      nodeIntegration: false,
      sandbox: true,
      webSecurity: true,
      webviewTag: false,
    },
  });
  const { webContents } = window;
  const openOutside = (address) => {
    if (URL.canParse(address) && outside.has(new URL(address).protocol)) void shell.openExternal(address);
  };
  webContents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
  const stay = (event) => {
    if (isOwnPage(configuration, event.url)) return;
    event.preventDefault();
    // Files on S3 are attachments: they begin as a navigation and end as a download.
    if (s3.test(event.url)) webContents.downloadURL(event.url);
    else openOutside(event.url);
  };
  webContents.on('will-navigate', stay);
  webContents.on('will-redirect', stay);
  webContents.on('will-attach-webview', (event) => event.preventDefault());
  void window.loadURL(configuration.url);
  return window;
}
