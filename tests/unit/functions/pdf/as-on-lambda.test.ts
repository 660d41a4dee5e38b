import { App } from 'aws-cdk-lib';
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { PdfStack } from '../../../../infra/stacks/pdf-stack.ts';
import { type Run, runAsOnLambda, whyNotAsOnLambda } from '../../../support/as-on-lambda.ts';
import { readPdf } from '../../../support/pdf-text.ts';
import { buildStandIns } from '../../infra/support/stand-ins.ts';

/** Renders a long invoice, the usual way and the fallback, and tries what is forbidden. */
const script = `
  import { spawnSync } from 'node:child_process';
  import { readFileSync, rmSync, writeFileSync } from 'node:fs';
  import { handler } from './functions/pdf/render-pdf.ts';
  import { closeBrowser } from './functions/pdf/browser.ts';
  import { renderInvoiceHtml } from './shared/invoice-document/render-invoice-html.ts';
  import { invoiceOfLines } from './tests/support/invoice-shapes.ts';
  import { pickyBrowser } from './tests/support/picky-browser.ts';

  const canWrite = (folder) => {
    try {
      writeFileSync(folder + '/klang-probe', '');
      rmSync(folder + '/klang-probe');
      return true;
    } catch {
      return false;
    }
  };
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8').trim().split('\\n').map((line) => line.split(' ')[4]);
  const places = [...mounts, process.cwd(), '/var/tmp', process.env.HOME ?? '/root'];
  const status = readFileSync('/proc/self/status', 'utf8');
  const html = renderInvoiceHtml(invoiceOfLines(90), { preview: false });
  const origin = { author: 'Exempelakustik AB', createdAt: '2026-11-20T09:30:00.000Z' };
  const first = await handler({ html, origin });
  const second = await handler({ html, origin });
  await closeBrowser();
  process.env.CHROMIUM_PATH = (await pickyBrowser('--no-zygote')).file;
  const secondWay = await handler({ html, origin });
  await closeBrowser();
  console.log(JSON.stringify({
    pdf: first.pdf,
    isSameTwice: first.pdf === second.pdf,
    isSameTheSecondWay: first.pdf === secondWay.pdf,
    writable: [...new Set(places.filter(canWrite))],
    capabilities: /^CapEff:\\s*(\\w+)/m.exec(status)[1],
    boundingSet: /^CapBnd:\\s*(\\w+)/m.exec(status)[1],
    noNewPrivileges: /^NoNewPrivs:\\s*(\\d)/m.exec(status)[1],
    makesNamespaces: spawnSync('unshare', ['--user', 'true']).status === 0,
  }));
`;

const stack = new PdfStack(new App(), 'Pdf', { folder: buildStandIns().pdf });
const { memorySize, ephemeralStorage } = stack.function.node.defaultChild as CfnFunction;
const memoryMb = memorySize!;
const storageMb = (ephemeralStorage as CfnFunction.EphemeralStorageProperty).size;

describe('Chromium under the restrictions of Lambda', () => {
  const refusal = whyNotAsOnLambda();
  let run: Run;
  beforeAll(async () => {
    if (refusal === undefined) run = await runAsOnLambda(script, { memoryMb, storageMb });
  });

  it('makes the PDF of a long invoice where only /tmp can be written, as large as the template says', async ({
    skip,
  }) => {
    skip(refusal !== undefined, refusal);
    const { pdf, ...reported } = JSON.parse(run.stdout) as { pdf: string };
    expect(reported).toEqual({
      isSameTwice: true,
      isSameTheSecondWay: true,
      writable: ['/tmp'],
      capabilities: '0'.repeat(16),
      boundingSet: '0'.repeat(16),
      noNewPrivileges: '1',
      makesNamespaces: false,
    });
    const { pages } = await readPdf(Buffer.from(pdf, 'base64'));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.at(-1)).toContain(`Sida ${pages.length} (${pages.length})`);
    expect(run.stderr.match(/Chromium does not start/g)).toHaveLength(1);
  });

  it('does so within the memory that the template gives it', ({ skip }) => {
    skip(refusal !== undefined, refusal);
    skip(
      run.peakMb === undefined,
      'Nobody here may make control groups, which alone limit what processes have together.',
    );
    expect(run.peakMb).toBeGreaterThan(100);
    expect(run.peakMb).toBeLessThan(memoryMb);
  });
});
