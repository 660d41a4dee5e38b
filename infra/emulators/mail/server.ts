import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listen } from '../http/listen.ts';
import { readBody } from '../http/read-body.ts';
import { framedHtml } from './html.ts';
import { inboxPage } from './inbox-page.ts';
import { Mailbox, type Mail } from './mailbox.ts';
import { readSendEmail, readSendRequest } from './send-email.ts';
import { SesError, badRequest } from './ses-error.ts';
import { type MailEvent, eventsOf, leavesUnanswered, refuseIfConfigured } from './simulator.ts';

// 40 MB of mail in base64, plus JSON.
const largestBody = 60 * 1024 ** 2;
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'";
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline' https:; font-src https: data:; img-src * data:; sandbox allow-popups allow-popups-to-escape-sandbox";

/** @param options.onEvent receives, in sequence, the events of mail sent with a configuration set */
export async function startMail(
  options: { port?: number; dataDir?: string; onEvent?: (event: MailEvent) => Promise<unknown> } = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const mailbox = new Mailbox(options.dataDir);
  await mailbox.load();
  const post: PostOffice = { mailbox, onEvent: options.onEvent ?? (async () => {}) };
  const server = createServer((incoming, response) => void serve(incoming, response, post));
  return listen(server, options.port);
}

type PostOffice = { mailbox: Mailbox; onEvent: (event: MailEvent) => Promise<unknown> };

async function serve(incoming: IncomingMessage, response: ServerResponse, post: PostOffice): Promise<void> {
  const path = (incoming.url ?? '/').split('?')[0]!;
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cache-control', 'no-store');
  try {
    if (path.startsWith('/v2/')) await serveSes(incoming, response, path, post);
    else if (incoming.method !== 'GET' && incoming.method !== 'HEAD') response.writeHead(405).end();
    else await servePages(response, path, post.mailbox);
  } catch (error) {
    console.error(error);
    response.destroy();
  }
}

async function serveSes(
  incoming: IncomingMessage,
  response: ServerResponse,
  path: string,
  { mailbox, onEvent }: PostOffice,
): Promise<void> {
  const body = await readBody(incoming, largestBody);
  try {
    if (incoming.method !== 'POST' || path !== '/v2/email/outbound-emails') {
      throw new SesError('UnknownOperationException', `${incoming.method} ${path} is not built here.`);
    }
    const request = parseJson(body);
    const given = await readSendEmail(request);
    const context = readSendRequest(request);
    refuseIfConfigured(given);
    const mail = await mailbox.add(given);
    if (leavesUnanswered(mail)) response.destroy();
    else sendJson(response, 200, { MessageId: mail.id });
    for (const event of eventsOf(mail, context)) await onEvent(event);
  } catch (error) {
    if (!(error instanceof SesError)) throw error;
    response.setHeader('x-amzn-errortype', error.type);
    sendJson(response, 400, { message: error.message });
  }
}

function parseJson(body: Buffer | undefined): unknown {
  if (body === undefined) throw badRequest('The request is too large.');
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw badRequest('The request is not JSON.');
  }
}

async function servePages(response: ServerResponse, path: string, mailbox: Mailbox): Promise<void> {
  if (path === '/messages') return sendJson(response, 200, mailbox.all().map(described));
  if (path === '/') return sendHtml(response, 200, inboxPage(mailbox.all(), undefined), pagePolicy);
  const [, id = '', part, index] = /^\/mejl\/([\w-]+)(?:\/(innehall|bilagor)(?:\/(\d+))?)?$/.exec(path) ?? [];
  const mail = mailbox.find(id);
  if (!mail) return sendHtml(response, 404, inboxPage(mailbox.all(), undefined), pagePolicy);
  if (part === 'innehall') return sendHtml(response, 200, framedHtml(mail.html, pictureAddress(mail)), mailPolicy);
  if (part === 'bilagor') return sendAttachment(response, mailbox, mail, Number(index));
  return sendHtml(response, 200, inboxPage(mailbox.all(), mail), pagePolicy);
}

function described(mail: Mail): object {
  const attachments = mail.attachments.map(({ name, type, size, contentId }, index) => ({
    name,
    type,
    size,
    contentId,
    path: `/mejl/${mail.id}/bilagor/${index}`,
  }));
  return { ...mail, attachments };
}

function pictureAddress({ id, attachments }: Mail): (contentId: string) => string | undefined {
  return (contentId) => {
    const index = attachments.findIndex((attachment) => attachment.contentId === contentId);
    return index < 0 ? undefined : `/mejl/${id}/bilagor/${index}`;
  };
}

async function sendAttachment(response: ServerResponse, mailbox: Mailbox, mail: Mail, index: number): Promise<void> {
  const attachment = mail.attachments[index];
  if (!attachment) return void response.writeHead(404).end();
  const isPicture = /^image\/(png|jpeg|gif|webp)$/.test(attachment.type);
  response.writeHead(200, {
    'content-type': attachment.type,
    'content-length': attachment.size,
    'content-disposition': `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
  });
  await pipeline(Readable.from(mailbox.content(attachment)), response);
}

function sendHtml(response: ServerResponse, status: number, html: string, policy: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
  response.end(html);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
