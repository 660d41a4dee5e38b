import { environment } from '../../platform/environment.ts';

/** Where a project's files lie. By id, since a code that was imported may hold any sign. */
function projectPrefix(projectId: number): string {
  return `projects/${projectId}/`;
}

export function fileKey(projectId: number, path: string): string {
  return `${projectPrefix(projectId)}${path}`;
}

/** The key of the empty object that makes a folder, and the prefix of what lies in it. */
export function folderKey(projectId: number, path: string): string {
  return path === '' ? projectPrefix(projectId) : `${fileKey(projectId, path)}/`;
}

/** @returns undefined for a key that is no project's file */
export function readFileKey(key: string): { projectId: number; path: string } | undefined {
  const [, projectId, path] = /^projects\/(\d+)\/(.+)$/s.exec(key) ?? [];
  return projectId === undefined || path === undefined ? undefined : { projectId: Number(projectId), path };
}

/** What S3 is told to copy. */
export function copySource(key: string, versionId?: string): string {
  const source = `${environment.filesBucket()}/${key.split('/').map(encodeURIComponent).join('/')}`;
  return versionId === undefined ? source : `${source}?versionId=${encodeURIComponent(versionId)}`;
}
