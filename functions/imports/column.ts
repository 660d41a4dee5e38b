import type { Field } from '../../shared/entities/field.ts';
import { historyOfField } from '../../shared/entities/history-of.ts';
import { library } from '../../shared/entities/schemas-of.ts';
import type { Shown } from '../../shared/entities/shown.ts';
import { isAmbiguousAmount, parseMoney } from '../../shared/lib/parse-money.ts';
import { fold } from '../../shared/lib/text.ts';
import { words as allWords } from '../../shared/text/words.ts';
import type { CellResult, References } from './references.ts';

/** A column of a spreadsheet to import. */
export type Column = {
  /** Where its value is put in the body of the call that creates the record, such as 'newMainAddress.city'. */
  key: string;
  heading: string;
  /** Other headings that are taken for it. */
  also: readonly string[];
  isRequired: boolean;
  example: string;
  /** What the cell may hold; empty for free text and numbers. */
  choices: readonly string[];
  help: string;
  /** True for a column of a group: its value belongs to the row's own part, not to the record. */
  isOfPart: boolean;
  read: (text: string, references: References) => CellResult;
};

type ColumnOptions = {
  also?: readonly string[];
  example?: string;
  heading?: string;
  /** The values that the field takes, where its declaration does not list them. */
  codes?: readonly (string | number)[];
  isRequired?: boolean;
  isOfPart?: boolean;
  help?: string;
  read?: Column['read'];
};

/** A column of a record's field: heading, choices, whether it is required and how it is read follow from the field. */
export function columnOf(key: string, field: Field, about: ColumnOptions = {}): Column {
  const { also = [], example = '', heading = field.label, isOfPart = false, codes = codesOf(field) } = about;
  const words = codes.map((code): Word => [wordFor(historyOfField(field), code), code]);
  return {
    key,
    heading,
    also,
    isRequired: about.isRequired ?? !field.input(library).safeParse(undefined).success,
    example,
    choices: words.map(([word]) => word),
    help: about.help ?? field.help,
    isOfPart,
    read: about.read ?? readerOf(field, words),
  };
}

type Word = readonly [word: string, value: unknown];

const codesOf = ({ columnType }: Field) =>
  columnType === 'flag' ? [true, false] : typeof columnType === 'object' ? columnType.codes : [];

function wordFor(history: Shown, code: unknown): string {
  return history.as === 'value' ? history.show(code as never, allWords) : String(code);
}

function readerOf({ columnType, label }: Field, words: readonly Word[]): Column['read'] {
  if (columnType === 'flag') return readFlag;
  if (words.length > 0) return (text) => readChoice(label.endsWith('%') ? wholePercent(text) : text, words);
  if (columnType === 'integer') return (text) => readNumber(label.endsWith('%') ? wholePercent(text) : text);
  return (text) => ({ value: text });
}

function readFlag(text: string): CellResult {
  const word = fold(text);
  if (['ja', 'j', 'x', '1', 'true', 'sant'].includes(word)) return { value: true };
  if (['nej', 'n', '0', 'false', 'falskt'].includes(word)) return { value: false };
  return { fault: 'Skriv Ja eller Nej.' };
}

const maxListed = 10;
const either = new Intl.ListFormat('sv', { type: 'disjunction' });

function readChoice(text: string, words: readonly Word[]): CellResult {
  const found = words.find(([word, value]) => [fold(word), fold(String(value))].includes(fold(text)));
  if (found) return { value: found[1] };
  const fault =
    words.length > maxListed
      ? 'Finns inte bland valen i mallen.'
      : `Skriv ${either.format(words.map(([word]) => word))}.`;
  return { fault };
}

/** A share that is copied without its format is 0,25 where 25 % was shown. */
function wholePercent(text: string): string {
  const bare = text.replace(/\s*%$/, '');
  const number = Number(bare);
  return /^0\.\d+$/.test(bare) && !text.endsWith('%') ? String(significant(number * 100)) : bare;
}

export function readNumber(text: string): CellResult {
  if (isAmbiguousAmount(text)) {
    return { fault: 'Skriv talet utan punkt eller komma mellan tusental, till exempel 1 250,50.' };
  }
  const number = parseMoney(text);
  return typeof number === 'number'
    ? { value: significant(number) }
    : { fault: 'Skriv ett tal, till exempel 1 250,50.' };
}

/** Excel calculates with fifteen significant digits: a sum of 0,30 may be stored as 0.30000000000000004. */
const significant = (number: number) => Number(number.toPrecision(15));
