import { environment } from '../../platform/environment.ts';

/** The prefix of a project's files. Uses the id, because an imported code may contain any character. */
function projectPrefix(projectId: number): string {
  return `projects/${projectId}/`;
}

export function fileKey(projectId: number, path: string): string {
  return `${projectPrefix(projectId)}${path}`;
}

/** The key of the empty object that marks a folder, which is also the prefix of its contents. */
export function folderKey(projectId: number, path: string): string {
  return path === '' ? projectPrefix(projectId) : `${fileKey(projectId, path)}/`;
}

export function readFileKey(key: string): { projectId: number; path: string } | undefined {
  const [, projectId, path] = /^projects\/(\d+)\/(.+)$/s.exec(key) ?? [];
  return projectId === undefined || path === undefined ? undefined : { projectId: Number(projectId), path };
}

export function copySource(key: string, versionId?: string): string {
  const source = `${environment.filesBucket()}/${key.split('/').map(encodeURIComponent).join('/')}`;
  return versionId === undefined ? source : `${source}?versionId=${encodeURIComponent(versionId)}`;
}
