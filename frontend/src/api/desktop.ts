import { toast } from '../state/toast.ts';
import { filesText as text } from '../text/files.ts';

type Reply = { ok: boolean; message?: string };

declare global {
  interface Window {
    klangDesktop?: { openProjectFolder: (projectCode: string) => Promise<Reply | undefined> };
  }
}

export function isDesktop(): boolean {
  return 'klangDesktop' in globalThis;
}

export async function openProjectFolder(projectCode: string): Promise<void> {
  const reply = await window.klangDesktop?.openProjectFolder(projectCode).catch(() => undefined);
  if (!reply) toast.error(text.noAnswer);
  else if (!reply.ok) toast.error(reply.message || text.noAnswer);
  else if (reply.message) toast.info(reply.message);
}
