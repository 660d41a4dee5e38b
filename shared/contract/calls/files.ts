import { defineCall } from './call.ts';

export const listFiles = defineCall({}, 'GET /file/list/{projectCode}', { name: 'files/list-files', role: 'Staff' });

export const listFolder = defineCall({}, 'GET /file/list/{projectCode}/{subpath}', {
  name: 'files/list-folder',
  role: 'Staff',
});

export const uploadFiles = defineCall({}, 'POST /file/upload/{projectCode}', {
  name: 'files/upload-files',
  writes: false,
  role: 'Staff',
});

export const getUploadParts = defineCall({}, 'POST /file/upload-parts/{projectCode}', {
  name: 'files/get-upload-parts',
  writes: false,
  role: 'Staff',
});

export const completeUpload = defineCall({}, 'POST /file/complete-upload/{projectCode}', {
  name: 'files/complete-upload',
  role: 'Staff',
});

export const abortUpload = defineCall({}, 'POST /file/abort-upload/{projectCode}', {
  name: 'files/abort-upload',
  role: 'Staff',
});

export const downloadFile = defineCall({}, 'GET /file/download/{projectCode}', {
  name: 'files/download-file',
  role: 'Staff',
});

export const getThumbs = defineCall({}, 'POST /file/thumbs/{projectCode}', {
  name: 'files/get-thumbs',
  writes: false,
  role: 'Staff',
});

export const createFolder = defineCall({}, 'POST /file/folder/{projectCode}', {
  name: 'files/create-folder',
  role: 'Staff',
});

export const moveFile = defineCall({}, 'POST /file/move/{projectCode}', { name: 'files/move-file', role: 'Staff' });

export const deleteFile = defineCall({}, 'POST /file/delete/{projectCode}', {
  name: 'files/delete-file',
  role: 'Staff',
  waits: true,
});

export const listFileVersions = defineCall({}, 'GET /file/versions/{projectCode}', {
  name: 'files/list-file-versions',
  role: 'Staff',
});

export const listDeletedFiles = defineCall({}, 'GET /file/deleted/{projectCode}', {
  name: 'files/list-deleted-files',
  role: 'Staff',
});

export const restoreFile = defineCall({}, 'POST /file/restore/{projectCode}', {
  name: 'files/restore-file',
  role: 'Staff',
});

export const continueFileTask = defineCall({}, 'POST /file/continue/{projectCode}', {
  name: 'files/continue-file-task',
  writes: false,
  role: 'Staff',
});

export const noteUploads = defineCall({}, 'POST /file/uploaded/{projectCode}', {
  name: 'files/note-uploads',
  role: 'Staff',
});
