import { expect, it } from 'vitest';
import { alikeNames, areLikeNames } from '../../../../shared/domain/like-names.ts';

it.each([
  ['Almåsa Fastighets AB', 'Almåsa Fastighets AB'],
  ['Almåsa Fastighets AB', 'almasa fastighets aktiebolag'],
  ['Nya Konsult AB', 'Nyakonsult'],
  ['Nya Konsult AB', 'Nya Konslut AB'],
  ['Rödeby Regionsjukhus', 'Rödby Regionssjukhus'],
  ['AB Volta', 'Volta AB'],
  ['A & B', 'A&B AB'],
  ['Ωμέγα Ακουστική AB', 'Ωμεγα ακουστικη'],
])('%s is like %s', (a, b) => {
  expect(areLikeNames(a, b)).toBe(true);
  expect(areLikeNames(b, a)).toBe(true);
});

it.each([
  ['Brf Eken 1', 'Brf Eken 2'],
  ['Almåsa Fastighets AB', 'Almåsa Bygg AB'],
  ['Eken', 'Elen'],
  ['AB', 'HB'],
  ['', 'AB'],
  ['Nya Konsult', 'Nya Konsulterna i Väst'],
  ['Ωμέγα AB', 'Άλφα AB'],
  ['Ωμέγα AB', 'AB'],
  ['東京 Bygg AB', '大阪 Bygg AB'],
  ['مكتب ١', 'مكتب ٢'],
])('%s is not like %s', (a, b) => {
  expect(areLikeNames(a, b)).toBe(false);
  expect(areLikeNames(b, a)).toBe(false);
});

it('names that only accents tell apart are found among others and among themselves', () => {
  const names = ['Lonnfalt', 'LÖNNFÄLT', 'Hast', 'häst', 'Ek'];
  expect(alikeNames(names, ['Lönnfält', 'Alm'])).toEqual([
    { name: 'Lonnfalt', existingName: 'Lönnfält' },
    { name: 'häst', existingName: 'Hast' },
  ]);
});
