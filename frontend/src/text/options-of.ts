export function optionsOf<Code extends string>(labels: Record<Code, string>): { value: Code; label: string }[] {
  return (Object.keys(labels) as Code[]).map((value) => ({ value, label: labels[value] }));
}
