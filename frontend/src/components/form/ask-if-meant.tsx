import type { AmountDoubt } from '../../../../shared/domain/amount-doubts.ts';
import { isOfOtherOrganisation } from '../../../../shared/lib/vat-numbers.ts';
import { formsText } from '../../text/forms.ts';
import { confirm } from '../dialogs/dialogs.ts';
import { formatMoney } from '../format.ts';

const text = formsText.doubts;

/** Asks about amounts that look mistyped, if there are any. */
export async function areMeant(doubts: readonly AmountDoubt[]): Promise<boolean> {
  return askAbout(doubts.map(sentenceOf), { title: text.amounts(doubts.length), why: text.tenfold });
}

/** Asks about what looks mistyped, each in a sentence of its own. @returns whether to save it, at once if it is nothing */
export async function askAbout(
  sentences: readonly string[],
  { title, why }: { title: string; why: string },
): Promise<boolean> {
  if (sentences.length === 0) return true;
  return confirm({ ...answers, title, message: <Sentences sentences={sentences} why={why} /> });
}

function Sentences({ sentences, why }: { sentences: readonly string[]; why: string }) {
  return (
    <>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {why}
    </>
  );
}

/** Amounts that look mistyped, where they are shown before they are imported. */
export function AmountDoubts({ doubts }: { doubts: readonly AmountDoubt[] }) {
  return <Sentences sentences={doubts.map(sentenceOf)} why={text.tenfold} />;
}

const answers = { verb: text.save, cancel: text.change, tone: 'warning', isDoubt: true } as const;

function sentenceOf({ name, amount, other, than }: AmountDoubt): string {
  const [now, compared] = [formatMoney(amount), formatMoney(other)];
  if (than === 'Before') return text.before(name, compared, now);
  return than === 'Beside' ? text.beside(name, now, compared) : text.elsewhere(name, now, `${than.list}: ${compared}`);
}

type Numbers = { vatNumber: string; organisationNumber: string };

/** Asks about a Swedish VAT number that has been typed beside the number of another organisation. */
export async function isVatNumberMeant(typed: Numbers, saved: Numbers): Promise<boolean> {
  const { vatNumber, organisationNumber } = typed;
  const isSaved = vatNumber === saved.vatNumber && organisationNumber === saved.organisationNumber;
  if (isSaved || !isOfOtherOrganisation(vatNumber, organisationNumber)) return true;
  return confirm({ ...answers, title: text.vatNumber, message: text.otherOrganisation(vatNumber, organisationNumber) });
}
