import { BrowserWindow, app, dialog, ipcMain, session, shell } from 'electron';
import { startWrapper } from './wrapper.mjs';

await startWrapper({ BrowserWindow, app, dialog, ipcMain, session, shell });
