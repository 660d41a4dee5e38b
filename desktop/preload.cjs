const { contextBridge, ipcRenderer } = require('electron');

// All that the page gets of this machine: one question, answered by { ok, message }.
contextBridge.exposeInMainWorld('klangDesktop', {
  openProjectFolder: (projectCode) => ipcRenderer.invoke('open-project-folder', String(projectCode)),
});
