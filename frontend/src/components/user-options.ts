type User = { userId: number; initials: string; firstName: string; lastName: string };

/** 'AL, Anna Lindqvist' */
export function userLabel({ initials, firstName, lastName }: User): string {
  return `${initials}, ${firstName} ${lastName}`;
}

export function userOptions(users: readonly User[]): { value: number; label: string }[] {
  return users.map((user) => ({ value: user.userId, label: userLabel(user) }));
}
