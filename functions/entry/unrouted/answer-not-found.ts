import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { type Answer, errorAnswer } from '../../platform/answer.ts';

/** Answers requests that match no route: the 404 of API Gateway itself is in English and cannot be changed. */
export async function handler(): Promise<Answer> {
  return errorAnswer(new AppError(notFound, { message: 'Det finns inget sådant anrop.' }), '');
}
