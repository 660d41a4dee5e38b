import { type BodyOf } from '../../../shared/contract/route.ts';
import { reportCspViolation } from '../../../shared/contract/reports.ts';
import { log } from '../../platform/log.ts';
import { route } from '../../request/route.ts';
import { countAttempt } from '../../users/attempt-store.ts';

const hour = 60 * 60;
/** A fault shows in the first reports: further ones from the same office within the hour add nothing. */
const byAddress = { free: 20, firstWaitSeconds: 60, longestWaitSeconds: hour, forgetSeconds: hour };

const maxLines = 10;
const longestPlace = 200;

export const handler = route(reportCspViolation, async ({ body, sourceIp, now }) => {
  await countAttempt('csp-report', sourceIp, byAddress, now);
  for (const { directive, blocked, page, source, line } of violationsOf(body).slice(0, maxLines)) {
    log('info', {
      event: 'csp-violation',
      directive: wordOf(directive),
      blocked: placeOf(blocked),
      page: placeOf(page),
      source: placeOf(source),
      line,
    });
  }
  return { done: true as const };
});

type Violation = { directive: string; blocked: string; page: string; source: string; line: number };

function violationsOf(body: BodyOf<typeof reportCspViolation>): Violation[] {
  if (!Array.isArray(body)) {
    const { 'csp-report': report } = body;
    const violation = {
      directive: report['effective-directive'] || report['violated-directive'].split(' ', 1)[0]!,
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      source: report['source-file'],
      line: report['line-number'],
    };
    return [violation];
  }
  return body
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: { effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber } }) => ({
      directive: effectiveDirective,
      blocked: blockedURL,
      page: documentURL,
      source: sourceFile,
      line: lineNumber,
    }));
}

/** Paths contain the secrets of reset links and the names of files, so only the first segment is kept. */
function placeOf(address: string): string {
  if (!URL.canParse(address)) return wordOf(address);
  const { protocol, origin, pathname } = new URL(address);
  if (!/^(https?|wss?):$/.test(protocol)) return wordOf(protocol.slice(0, -1));
  const [path = ''] = /^\/(assets\/[\w.-]+|[\w-]*)/.exec(pathname) ?? [];
  return `${origin}${path}`.slice(0, longestPlace);
}

function wordOf(text: string): string {
  return /^[a-z-]{1,40}$/.test(text) ? text : '';
}
