import { deleteFile } from '../../../shared/contract/files.ts';
import { makeProject } from '../../support/builders.ts';
import { beginLargeFile, makeFile, sendParts } from '../../support/files.ts';
import { type People, type Sample, type Samples } from './sample.ts';

const ofProjectFile: Sample = async ({ Staff }) => {
  const { projectCode, path } = await makeFile(Staff);
  return { params: { projectCode }, query: { path } };
};

const ofPartialUpload = async ({ Staff }: People) => {
  const { projectCode } = await makeProject(Staff);
  return { params: { projectCode }, body: await beginLargeFile(Staff, projectCode) };
};

export const filesSamples = {
  'files/list-files': async ({ Staff }) => ({ params: { projectCode: (await makeFile(Staff)).projectCode } }),
  'files/list-folder': async ({ Staff }) => {
    const { projectCode, path } = await makeFile(Staff, 'Fält/Mätning.txt');
    return { params: { projectCode, subpath: path.split('/')[0]! } };
  },
  'files/upload-files': async ({ Staff }) => ({
    params: { projectCode: (await makeProject(Staff)).projectCode },
    body: { files: [{ file: 'Rapport.pdf', size: 12, contentType: 'application/pdf' }] },
  }),
  'files/get-upload-parts': ofPartialUpload,
  'files/complete-upload': async (people) => {
    const call = await ofPartialUpload(people);
    await sendParts(people.Staff, call);
    return call;
  },
  'files/abort-upload': ofPartialUpload,
  'files/download-file': ofProjectFile,
  'files/get-thumbs': async ({ Staff }) => {
    const { projectCode, path } = await makeFile(Staff, 'Foto.png');
    return { params: { projectCode }, body: { paths: [path] } };
  },
  'files/create-folder': async ({ Staff }) => ({
    params: { projectCode: (await makeProject(Staff)).projectCode },
    body: { path: 'Ritningar' },
  }),
  'files/move-file': async ({ Staff }) => {
    const { projectCode, path } = await makeFile(Staff);
    return { params: { projectCode }, body: { type: 'file', from: path, to: `Flyttad ${path}` } };
  },
  'files/delete-file': async ({ Staff }) => {
    const { projectCode, path } = await makeFile(Staff);
    return { params: { projectCode }, body: { type: 'file', path } };
  },
  'files/list-file-versions': ofProjectFile,
  'files/list-deleted-files': async ({ Staff }) => ({
    params: { projectCode: (await makeProject(Staff)).projectCode },
  }),
  'files/restore-file': async ({ Staff }) => {
    const { projectCode, path } = await makeFile(Staff);
    await Staff.result(deleteFile, { params: { projectCode }, body: { type: 'file', path } });
    return { params: { projectCode }, body: { type: 'file', path } };
  },
  'files/continue-file-task': async ({ Staff }) => {
    const { projectCode, path } = await makeFile(Staff);
    const body = { type: 'file', path };
    const { taskId } = await Staff.result(deleteFile, { params: { projectCode }, body });
    return { params: { projectCode }, body: { taskId } };
  },
  'files/note-uploads': async ({ Staff }) => {
    const { projectCode, path } = await makeFile(Staff);
    return { params: { projectCode }, body: { paths: [path] } };
  },
} satisfies Samples;
