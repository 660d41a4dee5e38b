/** True where the user has asked the browser to save data: then nothing is fetched that nobody waits for. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
