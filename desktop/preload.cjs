const { contextBridge, ipcRenderer } = require('electron');

// The page's only access to this machine: one question, answered by { ok, message }.
contextBridge.exposeInMainWorld('klangDesktop', {
  openProjectFolder: (projectCode) => ipcRenderer.invoke('open-project-folder', String(projectCode)),
});
