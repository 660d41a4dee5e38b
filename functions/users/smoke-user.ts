export const smokeInitials = 'DRPROV';
/** SES's mailbox simulator takes the mail to any of these, and delivers it to nobody. */
const emailShape = /^success\+[\w-]+@simulator\.amazonses\.com$/;

export function isSmokeUser(data: { initials: string; email: string }): boolean {
  return data.initials === smokeInitials && emailShape.test(data.email);
}
