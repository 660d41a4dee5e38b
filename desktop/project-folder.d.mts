type Place = { root: string; below?: string };
type FolderResult = { ok: true; folder: string } | { ok: false; message: string };

export function isProjectCode(value: unknown): boolean;
export function yearOfCode(projectCode: string): string | undefined;
export function findProjectFolder(place: Place, projectCode: unknown): Promise<FolderResult>;
export function isInside(root: string, folder: string): boolean;
