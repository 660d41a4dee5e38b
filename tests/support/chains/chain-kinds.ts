import { expect } from 'vitest';
import { makeRandom } from '../../../infra/host/strict/random.ts';
import { leftOreOf } from '../../../shared/domain/agreement/entries.ts';
import { writtenTerms } from '../../../shared/domain/agreement/plan.ts';
import type { InvoiceDocument } from '../../../shared/schemas/invoice.ts';
import { AgreedProject, construction, hourly, type Step, walkAgreed } from './agreed-chain.ts';
import { walkCombined } from './combined-chain.ts';
import { creditChain } from './credit-walk.ts';
import { walkFixed } from './fixed-chain.ts';
import { walkWork } from './work-chain.ts';

/** Random chains of invoices and credits of a project, or of several on one invoice, each with an oracle that shares no code with the product. */
export const chainKinds = {
  'fixed price': (random: Random) => {
    const agreedOre = upTo(random, 900_000_000) + 50_000_000;
    const instalments = Array.from({ length: 1 + upTo(random, 4) }, (_, index) => ({
      text: `Del ${index + 1}`,
      dueOn: null,
      percent: random() < 0.5 ? (1 + upTo(random, 1_999)) / 100 : null,
      amount: (1 + upTo(random, 2_000_000)) / 100,
    }));
    const project = new AgreedProject(
      writtenTerms({ priceForm: 'FixedPrice', agreed: agreedOre / 100, isConstruction: false, instalments }, hourly),
    );
    walkFixed(project, stepsOf(random), BigInt(agreedOre));
    expect(project.netOre + BigInt(leftOreOf(project.terms))).toBe(BigInt(agreedOre));
    return project.documents;
  },
  'on account and final': (random: Random) => {
    const project = new AgreedProject(hourly);
    walkAgreed(project, stepsOf(random), null);
    return project.documents;
  },
  ceiling: (random: Random) => {
    const agreedOre = 1_000_000 + upTo(random, 19_000_000);
    const project = new AgreedProject({ ...hourly, priceForm: 'Ceiling', agreedOre });
    walkAgreed(project, stepsOf(random), BigInt(agreedOre));
    return project.documents;
  },
  'agreed construction': (random: Random) => {
    const isBelowCeiling = random() < 0.5;
    const agreedOre = 1_000_000 + upTo(random, 19_000_000);
    const terms = { ...construction, ...(isBelowCeiling && { priceForm: 'Ceiling' as const, agreedOre }) };
    const project = new AgreedProject(terms);
    walkAgreed(project, stepsOf(random), isBelowCeiling ? BigInt(agreedOre) : null);
    for (const { vatTotalRounded, items } of project.documents) {
      expect(vatTotalRounded).toBe(0);
      items.forEach((item) => expect(item).toMatchObject({ vatRule: 'ReverseConstruction', account: 3231 }));
    }
    return project.documents;
  },
  'partial credit': creditChain,
  'mixed VAT': (random: Random) => walkWork(random, ['home', 'euProperty'], stepsOf(random)),
  'reverse charge': (random: Random) => walkWork(random, ['builder', 'eu', 'abroad'], stepsOf(random)),
  'combined projects': (random: Random) => walkCombined(random, stepsOf(random)),
} as const satisfies Record<string, (random: Random) => InvoiceDocument[]>;

export type ChainKind = keyof typeof chainKinds;
export type Random = () => number;

/** The invoices and credits of a chain, in the order of their numbers; the same for the same seed. */
export function chainOf(kind: ChainKind, seed: number): InvoiceDocument[] {
  return chainKinds[kind](makeRandom(seed * 7_919 + Object.keys(chainKinds).indexOf(kind)));
}

function upTo(random: Random, most: number): number {
  return Math.floor(random() * (most + 1));
}

const kinds = ['on-account', 'work', 'work', 'credit', 'reduce'] as const;

function stepsOf(random: Random): Step[] {
  return Array.from({ length: 1 + upTo(random, 12) }, () => ({
    kind: kinds[upTo(random, kinds.length - 1)]!,
    kronor: 1 + upTo(random, 60_000),
    worked: Array.from({ length: 1 + upTo(random, 3) }, () => 1 + upTo(random, 5_000_000)),
    pick: upTo(random, 1_000),
    share: 1 + upTo(random, 98),
    deductsAll: random() < 0.5,
  }));
}
