export function isMaintainer(user: { initials: string }, maintainerInitials: string): boolean {
  return maintainerInitials !== '' && user.initials === maintainerInitials;
}
