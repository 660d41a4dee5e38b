import type { AmountDoubt } from '../../../../shared/domain/amount-doubts.ts';
import { formsText } from '../../text/forms.ts';
import { confirm } from '../dialogs/dialogs.ts';
import { formatMoney } from '../format.ts';

const text = formsText.doubts;

/** Asks about amounts that look mistyped, if there are any. */
export async function areMeant(doubts: readonly AmountDoubt[]): Promise<boolean> {
  if (doubts.length === 0) return true;
  return confirm({
    ...answers,
    title: text.amounts(doubts.length),
    message: (
      <>
        <ul>
          {doubts.map((doubt) => (
            <li key={doubt.name}>{sentenceOf(doubt)}</li>
          ))}
        </ul>
        {text.tenfold}
      </>
    ),
  });
}

const answers = { verb: text.save, cancel: text.change, tone: 'warning' } as const;

function sentenceOf({ name, amount, other, than }: AmountDoubt): string {
  const [now, compared] = [formatMoney(amount), formatMoney(other)];
  if (than === 'Before') return text.before(name, compared, now);
  return than === 'Beside' ? text.beside(name, now, compared) : text.elsewhere(name, now, `${than.list}: ${compared}`);
}
