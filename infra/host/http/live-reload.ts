import type { Answer } from './answer.ts';

const script = `let known;
setInterval(async () => {
  const build = await fetch('/reload.txt').then((answer) => answer.text()).catch(() => known);
  if (known !== undefined && build !== known) location.reload();
  known = build;
}, 1000);
`;

const startedAt = Date.now();

export function liveReloadAnswer(uri: string, builtAt: number): Answer | undefined {
  const headers = { 'cache-control': 'no-store' };
  if (uri === '/reload.js') {
    return { status: 200, headers: { ...headers, 'content-type': 'text/javascript' }, body: Buffer.from(script) };
  }
  if (uri === '/reload.txt') {
    return {
      status: 200,
      headers: { ...headers, 'content-type': 'text/plain' },
      body: Buffer.from(`${startedAt}-${builtAt}`),
    };
  }
  return undefined;
}

export function withReloadScript(page: Buffer): Buffer {
  return Buffer.from(page.toString('utf8').replace('</head>', '<script src="/reload.js"></script></head>'));
}
