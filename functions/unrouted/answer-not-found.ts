import { AppError } from '../../shared/codes/errors.ts';
import { type Answer, errorAnswer } from '../middleware/answer.ts';

/** Answers requests that match no route: the 404 of API Gateway itself is in English and cannot be changed. */
export async function handler(): Promise<Answer> {
  return errorAnswer(new AppError('not_found', { message: 'Det finns inget sådant anrop.' }), '');
}
