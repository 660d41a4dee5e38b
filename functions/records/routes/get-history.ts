import { AppError } from '../../../shared/codes/errors.ts';
import { forbidden } from '../../../shared/codes/errors/every-call.ts';
import { getHistory } from '../../../shared/contract/history.ts';
import { maySeeHistory } from '../../../shared/domain/history-rules.ts';
import { historyView } from '../../data/history/history-view.ts';
import { route } from '../../request/route.ts';

export const handler = route(getHistory, ({ params: { kind, id }, query, user }) => {
  if (!maySeeHistory(user.role, kind)) throw new AppError(forbidden);
  return historyView(kind, id, query.before);
});
