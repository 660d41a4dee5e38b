import type { PersonKind } from '../../shared/codes/person-kinds.ts';
import type { CellFormat } from '../../shared/schemas/spreadsheet.ts';
import type { Person } from './person.ts';

type Value = string | number | boolean | null;
export type SectionRow<Name extends string = string> = Record<Name, Value>;

/** A sheet of the person's file. `columns`: the heading of each, and its format where that is not text. */
export type Section<Name extends string = string> = {
  title: string;
  of: readonly PersonKind[];
  columns: Record<Name, string | readonly [heading: string, format: CellFormat]>;
  rows(person: Person, request: SectionOptions): Promise<SectionRow<Name>[]>;
  /** Only for those who may read the user's time logs. */
  isOfTimeLogs?: true;
};

/** @param knownChangedAt the newest change that the caller knows of */
export type SectionOptions = { now: Date; knownChangedAt: string | undefined };

export function defineSection<Name extends string>(section: Section<Name>): Section {
  return section;
}
