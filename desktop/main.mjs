import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BrowserWindow, app, dialog, ipcMain, session, shell } from 'electron';
import { isOwnPage, readConfiguration } from './configuration.mjs';
import { findProjectFolder } from './project-folder.mjs';

await app.whenReady();
const file = path.join(app.getPath('userData'), 'klang.json');
try {
  start(readConfiguration(file));
} catch (error) {
  dialog.showErrorBox('Klang', `Inställningarna i ${file} går inte att läsa: ${error.message}`);
  app.quit();
}

function start(configuration) {
  ipcMain.handle('open-project-folder', async (event, projectCode) => {
    // A frame of another origin asks in vain.
    if (!isOwnPage(configuration, event.senderFrame?.url ?? '')) return { ok: false };
    const found = await findProjectFolder(configuration, projectCode);
    if (!found.ok) return found;
    const problem = await shell.openPath(found.folder);
    return problem === '' ? { ok: true, message: `Öppnar ${found.folder}` } : { ok: false, message: problem };
  });
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer) => {
    answer(permission === 'clipboard-sanitized-write');
  });
  openWindow(configuration);
  app.on('window-all-closed', () => app.quit());
}

function openWindow(configuration) {
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
    },
  });
  // The window shows Klang alone; Fortnox and the like open in the browser.
  const openOutside = (address) => {
    if (URL.canParse(address) && new URL(address).protocol === 'https:') void shell.openExternal(address);
  };
  window.webContents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
  window.webContents.on('will-navigate', (event) => {
    // What is fetched from S3 is an attachment: it begins as a navigation, and ends as a download.
    if (isOwnPage(configuration, event.url)) return;
    event.preventDefault();
    if (/^https:\/\/s3\.[a-z0-9-]+\.amazonaws\.com\//.test(event.url)) window.webContents.downloadURL(event.url);
    else openOutside(event.url);
  });
  void window.loadURL(configuration.url);
}
