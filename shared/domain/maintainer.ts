/**
 * Whether the user is the one who may recreate an invoice's PDF.
 * @param maintainerInitials set at deploy time; empty for nobody
 */
export function isMaintainer(user: { initials: string }, maintainerInitials: string): boolean {
  return maintainerInitials !== '' && user.initials === maintainerInitials;
}
