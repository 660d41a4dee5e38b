import { defineCall } from './call.ts';

export const listFiles = defineCall(
  {},
  {
    name: 'files/list-files',
    method: 'GET',
    path: '/file/list/{projectCode}',
    role: 'Staff',
  },
);

export const listFolder = defineCall(
  {},
  {
    name: 'files/list-folder',
    method: 'GET',
    path: '/file/list/{projectCode}/{subpath}',
    role: 'Staff',
  },
);

export const uploadFiles = defineCall(
  {},
  {
    name: 'files/upload-files',
    method: 'POST',
    writes: false,
    path: '/file/upload/{projectCode}',
    role: 'Staff',
  },
);

export const getUploadParts = defineCall(
  {},
  {
    name: 'files/get-upload-parts',
    method: 'POST',
    writes: false,
    path: '/file/upload-parts/{projectCode}',
    role: 'Staff',
  },
);

export const completeUpload = defineCall(
  {},
  {
    name: 'files/complete-upload',
    method: 'POST',
    path: '/file/complete-upload/{projectCode}',
    role: 'Staff',
  },
);

export const abortUpload = defineCall(
  {},
  {
    name: 'files/abort-upload',
    method: 'POST',
    path: '/file/abort-upload/{projectCode}',
    role: 'Staff',
  },
);

export const downloadFile = defineCall(
  {},
  {
    name: 'files/download-file',
    method: 'GET',
    path: '/file/download/{projectCode}',
    role: 'Staff',
  },
);

export const getThumbs = defineCall(
  {},
  {
    name: 'files/get-thumbs',
    method: 'POST',
    writes: false,
    path: '/file/thumbs/{projectCode}',
    role: 'Staff',
  },
);

export const createFolder = defineCall(
  {},
  {
    name: 'files/create-folder',
    method: 'POST',
    path: '/file/folder/{projectCode}',
    role: 'Staff',
  },
);

export const moveFile = defineCall(
  {},
  {
    name: 'files/move-file',
    method: 'POST',
    path: '/file/move/{projectCode}',
    role: 'Staff',
  },
);

export const deleteFile = defineCall(
  {},
  {
    name: 'files/delete-file',
    method: 'POST',
    path: '/file/delete/{projectCode}',
    role: 'Staff',
    waits: true,
  },
);

export const listFileVersions = defineCall(
  {},
  {
    name: 'files/list-file-versions',
    method: 'GET',
    path: '/file/versions/{projectCode}',
    role: 'Staff',
  },
);

export const listDeletedFiles = defineCall(
  {},
  {
    name: 'files/list-deleted-files',
    method: 'GET',
    path: '/file/deleted/{projectCode}',
    role: 'Staff',
  },
);

export const restoreFile = defineCall(
  {},
  {
    name: 'files/restore-file',
    method: 'POST',
    path: '/file/restore/{projectCode}',
    role: 'Staff',
  },
);

export const continueFileTask = defineCall(
  {},
  {
    name: 'files/continue-file-task',
    method: 'POST',
    writes: false,
    path: '/file/continue/{projectCode}',
    role: 'Staff',
  },
);

export const noteUploads = defineCall(
  {},
  {
    name: 'files/note-uploads',
    method: 'POST',
    path: '/file/uploaded/{projectCode}',
    role: 'Staff',
  },
);
