import { fieldError } from '../../../shared/codes/errors.ts';
import type { LogPlace } from '../core/history-log.ts';
import { recordOf } from '../core/record-of.ts';

/** A place in the log, as callers send it back. */
export function placeText({ key: { pk, sk }, changedAt }: LogPlace): string {
  return Buffer.from([changedAt, pk, sk].join(' ')).toString('base64url');
}

export function readPlace(text: string): LogPlace {
  const [changedAt = '', pk = '', sk = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  const isEntry = recordOf({ pk, sk })?.version !== undefined;
  if (!isEntry || Number.isNaN(Date.parse(changedAt))) {
    throw fieldError('after', 'Fortsättningen ska vara den som förra svaret gav.');
  }
  return { key: { pk, sk }, changedAt };
}
