import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Api, type Reply } from '../support/api.ts';
import { testStack } from '../support/test-stack.ts';

/** A request in the document: its line, its body, and the values to keep of its result. */
type Step = { method: string; path: string; body: string; keep: { name: string; from: string }[] };

function stepsOf(page: string): Step[] {
  return [...page.matchAll(/```http\n([\s\S]*?)```/g)].map(([, block]) => {
    const [first = '', ...lines] = block!.trim().split('\n');
    const [method = '', path = ''] = first.split(' ');
    const kept = lines.filter((line) => line.startsWith('# '));
    return {
      method,
      path,
      body: lines.filter((line) => !line.startsWith('# ')).join('\n'),
      keep: kept.map((line) => ({ name: line.slice(2).split(' = ')[0]!, from: line.split(' = ')[1]! })),
    };
  });
}

it('the documented journey goes from login to a finished invoice as docs/api.md tells it', async () => {
  const steps = stepsOf(readFileSync('docs/api.md', 'utf8'));
  expect(steps.length).toBeGreaterThan(10);
  const known: Record<string, string> = {};
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => known[name] ?? `{{${name}}}`);
  let api = new Api(testStack().url);
  const replies: Reply[] = [];

  for (const { method, path, body, keep } of steps) {
    const reply = await api.send(method, fill(path), body ? { body: JSON.parse(fill(body)) } : {});
    expect(reply.status, `${method} ${fill(path)}: ${JSON.stringify(reply.json)}`).toBe(200);
    for (const { name, from } of keep) {
      known[name] = String(from.split('.').reduce((value, key) => value?.[key], reply.json.result));
    }
    if (known['token'] && !api.token) api = new Api(testStack().url, known['token']);
    replies.push(reply);
  }

  expect(known).toMatchObject({ status: 'Invoiced', listed: known['invoiceCode'] });
  const invoice = replies.find((reply) => reply.json?.result?.ocr)!.json.result;
  expect(String(invoice.sumTotalIncVat)).toBe(known['toPay']);
  expect(replies.some((reply) => reply.headers.get('content-type') === 'application/pdf')).toBe(true);
});
