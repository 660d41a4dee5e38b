import { getSystemSettings } from '../settings/settings-store.ts';

/** The author of spreadsheets is the firm, because they may be sent to others. Empty until the firm has a name. */
export async function spreadsheetAuthor(): Promise<string> {
  return (await getSystemSettings()).data.companyName;
}
