import { formatNumber } from '../../../shared/lib/format.ts';

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
  heard: ({ metres, echoMs }: { metres: number; echoMs: number }) =>
    `Klappen var ${formatNumber(metres)} m bort. Ekot kom ${formatNumber(echoMs)} ms efter.`,
} as const;
