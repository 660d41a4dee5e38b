export async function watch(_args: string[]): Promise<void> {}
