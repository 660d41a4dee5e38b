import { formatNumber } from '../components/format.ts';

/** Texts of the concert hall. */
export const concertHallText = {
  picture: 'Konsertsalen',
  hint: 'Klappa någonstans i salen. Du sitter mitt på parketten och hör hur den svarar.',
  clapAt: (place: string) => `Klappa ${place}`,
  stage: 'på scenen',
  stalls: 'på parketten',
  back: 'vid bakre väggen',
  balcony: 'på läktaren',
  ceiling: 'uppe under taket',
  soundOn: 'Ljud på',
  soundOff: 'Ljud av',
  /** 'Klappen var 14 m bort. Ekot kom 82 ms efter.' */
  heard: ({ metres, echoMs }: { metres: number; echoMs: number }) =>
    `Klappen var ${formatNumber(metres)} m bort. Ekot kom ${formatNumber(echoMs)} ms efter.`,
} as const;
