import { changeItems, removal, setting } from '../data/core/change-items.ts';
import { keys, logInPrefix, logIns, sessionsPrefix } from '../data/core/keys.ts';
import { queryItems } from '../data/core/table.ts';

/** The log keeps that somebody logged in, and when. @param mark what stands for the device */
export async function eraseLogInsOf(userId: number, mark: string): Promise<void> {
  const items = await queryItems(logIns, logInPrefix);
  const own = items.filter((item) => item['userId'] === userId && item['device'] !== mark);
  await changeItems(own.map((item) => setting(item, { address: '', device: mark })));
}

export async function eraseSessionsOf(userId: number): Promise<void> {
  const entries = await queryItems(`${sessionsPrefix}${userId}`, '');
  await changeItems(entries.flatMap((entry) => [removal(keys.session(entry['hash'] as string)), removal(entry)]));
}
