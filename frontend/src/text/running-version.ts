export const runningVersion = (version: string, commit: string) => `Klang ${version}${commit && ` (${commit})`}`;
