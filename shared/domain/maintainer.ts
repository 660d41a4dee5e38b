/** @param maintainerInitials set at deployment; empty for nobody */
export function isMaintainer(user: { initials: string }, maintainerInitials: string): boolean {
  return maintainerInitials !== '' && user.initials === maintainerInitials;
}
