import * as demo from '../../../functions/demo/demo-data.ts';
import { Dice } from '../../../functions/demo/dice.ts';

export type BulkSizes = { customers: number; addresses: number; contacts: number; projects: number };

const trades = ['Bygg', 'Fastigheter', 'Betong', 'Ventilation', 'Industri', 'Hotell', 'Skolor', 'Bostäder', 'Teater'];
const forms = ['AB', 'AB', 'HB', 'i Sverige AB', 'Förvaltning AB', 'kommun', 'Ekonomisk förening'];
const places = [
  'Almåsa',
  'Björkvik',
  'Brännebrona',
  'Dalhem',
  'Ekbacken',
  'Fjällnäs',
  'Forsåker',
  'Gråbo',
  'Hjortsberg',
  'Höganloft',
  'Klippan',
  'Lövåsen',
  'Mosseberg',
  'Näsudden',
  'Orrekulla',
  'Rödeby',
  'Sävelången',
  'Tjuvkil',
  'Vallhamra',
  'Åbyfors',
  'Ängås',
  'Öxnehaga',
];
const cities = [...new Set(demo.customers.map(([, city, postalCode]) => `${postalCode} ${city}`))].map((text) => ({
  postalCode: text.slice(0, 6),
  city: text.slice(7),
}));

/**
 * Request bodies for an invented firm, the same in each run. @param mark part of every customer's name, by which every
 * list finds the firm's records
 */
export class BulkFirm {
  readonly #dice: Dice;
  readonly #mark: string;

  constructor(seed: number, mark: string) {
    this.#dice = new Dice(seed);
    this.#mark = mark;
  }

  customer(index: number) {
    const dice = this.#dice;
    const name = `${dice.pick(places)} ${dice.pick(trades)} ${dice.pick(forms)} ${this.#mark}${index + 1}`;
    return {
      name,
      paymentTermDays: dice.pick([10, 20, 30, 30, 30, 60]),
      invoiceEmail: `faktura${index + 1}@firma.example`,
      invoiceText: dice.chance(0.2) ? `Ramavtal ${dice.from(2021, 2026)}` : '',
      paymentRemark: dice.chance(0.03),
      costCenter: dice.chance(0.3) ? `Ref ${dice.from(1000, 9999)}` : '',
    };
  }

  address(customerId: number) {
    const dice = this.#dice;
    return {
      customerId,
      name: `${dice.pick(demo.objects)}, ${dice.pick(places)}`,
      address1: `${dice.pick(demo.streets)} ${dice.from(1, 120)}`,
      address2: dice.chance(0.1) ? `Port ${dice.from(1, 9)}` : '',
      ...dice.pick(cities),
      addressType: dice.pick(['Object', 'Object', 'Object', 'InvoiceAddress', 'Office'] as const),
    };
  }

  contact(customerId: number, company: string, index: number) {
    const dice = this.#dice;
    return {
      firstName: dice.pick(demo.firstNames),
      lastName: dice.pick(demo.lastNames),
      freeText: company,
      role: dice.pick(demo.contactRoles),
      email: `person${index + 1}@firma.example`,
      phone: `0${dice.from(10, 99)}-${dice.from(100, 999)} ${dice.from(10, 99)} ${dice.from(10, 99)}`,
      mobilePhone: `070-${dice.from(100, 999)} ${dice.from(10, 99)} ${dice.from(10, 99)}`,
      selectedCustomers: [customerId],
    };
  }

  /** @param addressIds the customer's own; @param contactIds of any customer */
  project(customerId: number, addressIds: readonly number[], contactIds: readonly number[]) {
    const dice = this.#dice;
    const some = (ids: readonly number[], share: number) =>
      ids.length > 0 && dice.chance(share) ? dice.pick(ids) : null;
    return {
      customerId,
      active: dice.chance(0.7),
      budget: dice.from(0, 60) * 5000,
      paymentTermDays: 30,
      invoiceMessage: dice.chance(0.2) ? 'Tack för förtroendet!' : '',
      costCenter: dice.chance(0.4) ? `Märkning ${dice.from(1000, 9999)}` : '',
      objectAddressId: some(addressIds, 0.95),
      invoiceAddressId: some(addressIds, 0.5),
      mainContactId: some(contactIds, 0.8),
    };
  }
}
