import type { Electron, Window, WindowOptions } from '../../../desktop/electron-api.d.mts';

type Navigation = 'will-navigate' | 'will-redirect' | 'will-attach-webview';

/** The part of Electron that the wrapper uses: it records calls, and triggers Electron's callbacks. */
export function fakeElectron(userData: string, { isFirst = true } = {}) {
  const messages: string[] = [];
  const windows: WindowOptions[] = [];
  const onApp = new Map<string, () => void>();
  const onPage = new Map<string, (event: { url: string; preventDefault(): void }) => void>();
  let openHandler: ((details: { url: string }) => { action: string }) | undefined;
  let answer: ((event: any, ...args: unknown[]) => Promise<unknown>) | undefined;
  let request: Parameters<Electron['session']['defaultSession']['setPermissionRequestHandler']>[0] | undefined;
  let check: Parameters<Electron['session']['defaultSession']['setPermissionCheckHandler']>[0] | undefined;

  class BrowserWindow implements Window {
    webContents = {
      setWindowOpenHandler: (handler: (details: { url: string }) => { action: 'deny' }) => {
        openHandler = handler;
      },
      on: (event: Navigation, listener: (leaving: { url: string; preventDefault(): void }) => void) =>
        onPage.set(event, listener),
      downloadURL: (url: string) => messages.push(`download ${url}`),
    };
    constructor(options: WindowOptions) {
      windows.push(options);
    }
    isMinimized = () => true;
    restore = () => void messages.push('restore');
    focus = () => void messages.push('focus');
    loadURL = async (url: string) => void messages.push(`load ${url}`);
  }

  const electron: Electron = {
    app: {
      requestSingleInstanceLock: () => isFirst,
      whenReady: async () => {},
      getPath: () => userData,
      quit: () => messages.push('quit'),
      on: (event, listener) => onApp.set(event, listener),
    },
    BrowserWindow,
    dialog: { showErrorBox: (_title, content) => messages.push(`error ${content}`) },
    ipcMain: { handle: (channel, handler) => ((answer = handler), messages.push(`answers ${channel}`)) },
    session: {
      defaultSession: {
        setPermissionRequestHandler: (handler) => (request = handler),
        setPermissionCheckHandler: (handler) => (check = handler),
      },
    },
    shell: {
      openPath: async (path) => (messages.push(`folder ${path}`), path.endsWith('trasig') ? 'Åtkomst nekad' : ''),
      openExternal: async (url) => void messages.push(`outside ${url}`),
    },
  };

  return {
    electron,
    /** The calls the wrapper made, in order. */
    messages,
    windows,
    appSays: (event: string) => onApp.get(event)?.(),
    /** Simulates a navigation of the page. @returns whether it is allowed */
    navigate(event: Navigation, url: string): boolean {
      let isFree = true;
      onPage.get(event)?.({ url, preventDefault: () => (isFree = false) });
      return isFree;
    },
    openWindow: (url: string) => openHandler?.({ url }).action,
    ask: (from: string | null, ...args: unknown[]) =>
      answer?.({ senderFrame: from === null ? null : { url: from } }, ...args),
    permits(permission: string, from: string): [boolean, boolean] {
      let isPermitted = false;
      request?.({}, permission, (is) => (isPermitted = is), { requestingUrl: `${from}/sida` });
      return [isPermitted, check?.({}, permission, from) ?? false];
    },
  };
}
