import { execFile } from 'node:child_process';

export type Run = { code: number; output: string };

/** Runs Node in the project's root, with additional environment variables. */
export function runNode(args: readonly string[], environment: Record<string, string>): Promise<Run> {
  const env = { ...process.env, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` });
    });
  });
}
