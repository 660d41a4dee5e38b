/** Only the part of Electron that the wrapper uses, so that it is checked where Electron is not installed. */
export type Electron = {
  app: {
    requestSingleInstanceLock(): boolean;
    whenReady(): Promise<void>;
    getPath(name: 'userData'): string;
    quit(): void;
    on(event: 'window-all-closed' | 'second-instance', listener: () => void): unknown;
  };
  BrowserWindow: new (options: WindowOptions) => Window;
  dialog: { showErrorBox(title: string, content: string): void };
  ipcMain: {
    handle(
      channel: string,
      answer: (event: { senderFrame: { url: string } | null }, ...args: unknown[]) => Promise<unknown>,
    ): void;
  };
  session: {
    defaultSession: {
      setPermissionRequestHandler(
        handler: (
          contents: unknown,
          permission: string,
          answer: (isPermitted: boolean) => void,
          details: { requestingUrl: string },
        ) => void,
      ): void;
      setPermissionCheckHandler(handler: (contents: unknown, permission: string, origin: string) => boolean): void;
    };
  };
  shell: {
    /** @returns '' or what went wrong */
    openPath(path: string): Promise<string>;
    openExternal(url: string): Promise<void>;
  };
};

export type WindowOptions = {
  width: number;
  height: number;
  title: string;
  autoHideMenuBar: boolean;
  webPreferences: {
    preload: string;
    contextIsolation: boolean;
    nodeIntegration: boolean;
    sandbox: boolean;
    webSecurity: boolean;
    webviewTag: boolean;
  };
};

type NavigationEvent = { url: string; preventDefault(): void };

export type Window = {
  isMinimized(): boolean;
  restore(): void;
  focus(): void;
  loadURL(url: string): Promise<void>;
  webContents: {
    setWindowOpenHandler(handler: (details: { url: string }) => { action: 'deny' }): void;
    on(
      event: 'will-navigate' | 'will-redirect' | 'will-attach-webview',
      listener: (event: NavigationEvent) => void,
    ): unknown;
    downloadURL(url: string): void;
  };
};
