import { getSystemSettings } from '../stores/settings/settings-store.ts';

/** Who a spreadsheet is said to be by: the firm, for it may be sent to others. Empty until the firm has a name. */
export async function spreadsheetAuthor(): Promise<string> {
  return (await getSystemSettings()).data.companyName;
}
