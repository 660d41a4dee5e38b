import { ownStorage } from '../../../api/shared-computer.ts';

const storeKey = 'klang.uploads';
/** The bucket's lifecycle rule removes unfinished parts after seven days. */
const retentionMs = 6 * 24 * 60 * 60 * 1000;

type RememberedUpload = { uploadId: string; path: string; at: number };

export function identityOf(projectCode: string, path: string, file: File): string {
  return [projectCode, path, file.size, file.lastModified].join('|');
}

function read(): Record<string, RememberedUpload> {
  try {
    const all = JSON.parse(ownStorage().getItem(storeKey) ?? '{}') as Record<string, RememberedUpload>;
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => Date.now() - at < retentionMs));
  } catch {
    return {};
  }
}

export function rememberedUpload(identity: string): RememberedUpload | undefined {
  return read()[identity];
}

export function rememberUpload(identity: string, upload: { uploadId: string; path: string } | undefined): void {
  const { [identity]: _, ...others } = read();
  const all = upload ? { ...others, [identity]: { ...upload, at: Date.now() } } : others;
  try {
    ownStorage().setItem(storeKey, JSON.stringify(all));
  } catch {
    // Without storage the upload continues, but cannot be resumed.
  }
}
