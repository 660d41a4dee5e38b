import { describe, expect, it } from 'vitest';
import { errorAnswer, fileAnswer, resultAnswer } from '../../../../functions/platform/answer.ts';
import { environment } from '../../../../functions/platform/environment.ts';
import { AppError, fieldError } from '../../../../shared/codes/errors.ts';
import { inUse } from '../../../../shared/codes/errors/records.ts';

const read = (answer: { body?: string }) => JSON.parse(answer.body ?? '');

describe('an error', () => {
  it('of our own returns its message', () => {
    const answer = errorAnswer(new AppError(inUse, { message: 'Kunden har projekt.' }), 'r1');
    expect(answer.statusCode).toBe(409);
    expect(read(answer)).toEqual({ message: 'Kunden har projekt.' });
  });

  it('of fields names each', () => {
    const answer = errorAnswer(fieldError('name', 'Fältet kan inte lämnas tomt.'), 'r1');
    expect(answer.statusCode).toBe(422);
    expect(read(answer)).toEqual({ errors: [{ field: 'name', message: 'Fältet kan inte lämnas tomt.' }] });
  });

  it('of unknown origin returns the request id and no internal details', () => {
    const answer = errorAnswer(new Error('connect ECONNREFUSED 10.0.0.7'), 'r1');
    expect(answer.statusCode).toBe(500);
    expect(read(answer)).toEqual({ message: 'Något gick fel hos oss. Försök igen om en stund.', requestId: 'r1' });
  });
});

it('an answer names a file without header injection', () => {
  const answer = fileAnswer({ bytes: new Uint8Array([1]), fileName: 'å"\r\nx.pdf' }, 'application/pdf');
  expect(answer.headers?.['content-disposition']).toBe(
    `attachment; filename="____x.pdf"; filename*=UTF-8''%C3%A5%22%0D%0Ax.pdf`,
  );
});

it('an answer gives a file in what a function may answer, and says that a larger one is too large', () => {
  const answer = (length: number) =>
    fileAnswer({ bytes: new Uint8Array(length), fileName: 'x.pdf' }, 'application/pdf');
  const most = environment.maxFileBytes();
  expect(answer(most).body!.length).toBeLessThan(6 * 1024 * 1024);
  expect(() => answer(most + 1)).toThrow('Filen blir för stor.');
});

describe('an answer', () => {
  const maxBytes = 6 * 1024 * 1024;
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index, name: 'Örnen "Öst"' }));

  it('that Lambda hands over is given whole', () => {
    const answer = resultAnswer(rows(100_000));
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(maxBytes);
    expect(read(answer).result).toHaveLength(100_000);
  });

  it('that is more than Lambda hands over is refused with a sentence', () => {
    // JSON escapes each quotation mark: this body itself is below the limit.
    const many = rows(140_000);
    expect(Buffer.byteLength(JSON.stringify(many))).toBeLessThan(maxBytes);
    expect(() => resultAnswer(many)).toThrow(
      expect.objectContaining({ code: 'too_large', message: expect.stringContaining('för lång för att hämtas hel') }),
    );
  });
});
