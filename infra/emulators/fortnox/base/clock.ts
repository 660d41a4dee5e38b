const swedish = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'medium',
});

export class Clock {
  #aheadMs = 0;

  now(): number {
    return Date.now() + this.#aheadMs;
  }

  advance(seconds: number): void {
    this.#aheadMs += seconds * 1000;
  }

  today(): string {
    return swedishTime(this.now()).slice(0, 10);
  }
}

/** 'YYYY-MM-DD HH:MM:SS' in Sweden, as Fortnox writes and compares time. */
export function swedishTime(milliseconds: number): string {
  return swedish.format(milliseconds);
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
