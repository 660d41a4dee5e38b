/** Existing records that an import compares its rows with. `fromId` leaves out records with lower ids. */

import type { AddressFields } from '../../../../shared/schemas/address.ts';
import type { AddressType } from '../../../../shared/codes/addresses.ts';
import type { Database } from '../database.ts';

export type ExistingCustomer = {
  id: number;
  name: string;
  organisationNumber: string;
  fortnoxCustomerNumber: string;
};

export function existingCustomers(db: Database, fromId = 0): ExistingCustomer[] {
  return db.all(
    `SELECT id, name, organisation_number AS organisationNumber, fortnox_number AS fortnoxCustomerNumber
      FROM customer WHERE listed = 1 AND id >= ?`,
    [fromId],
  );
}

export function existingProducts(db: Database, fromId = 0): { id: number; name: string }[] {
  return db.all('SELECT id, name FROM product WHERE listed = 1 AND id >= ?', [fromId]);
}

export function existingAddresses(db: Database, fromId = 0): (AddressFields & { id: number; customerName: string })[] {
  return db.all(
    `SELECT a.id, a.customer_id AS customerId, a.address_type AS addressType, a.name, a.address1, a.address2,
        a.postal_code AS postalCode, a.city, c.name AS customerName
      FROM address a JOIN customer c ON c.id = a.customer_id WHERE a.listed = 1 AND a.id >= ?`,
    [fromId],
  );
}

type ExistingContact = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  freeText: string;
  selectedCustomers: number[];
};

export function existingContacts(db: Database, fromId = 0): ExistingContact[] {
  return db
    .all<Omit<ExistingContact, 'selectedCustomers'> & { customers: string | null }>(
      `SELECT id, first_name AS firstName, last_name AS lastName, email, free_text AS freeText,
          (SELECT group_concat(customer_id) FROM contact_customer WHERE contact_id = contact.id) AS customers
        FROM contact WHERE listed = 1 AND id >= ?`,
      [fromId],
    )
    .map(({ customers, ...contact }) => ({
      ...contact,
      selectedCustomers: customers === null ? [] : customers.split(',').map(Number),
    }));
}

export function existingDefaultPriceLists(db: Database): { id: number; year: number }[] {
  return db.all('SELECT id, year FROM price_list_default WHERE listed = 1');
}

/** A customer's price list has the customer's id; `name` is the customer's. */
export function existingCustomerPriceLists(db: Database): { id: number; name: string }[] {
  return db.all(
    `SELECT l.id, c.name FROM price_list_customer l JOIN customer c ON c.id = l.customer_id
      WHERE l.listed = 1 AND c.listed = 1`,
  );
}

export function defaultPricesInOre(db: Database): { productId: number; year: number; ore: number }[] {
  return db.all('SELECT product_id AS productId, year, price_ore AS ore FROM default_price', []);
}

export function namesOfCustomers(db: Database): { id: number; name: string }[] {
  return db.all('SELECT id, name FROM customer WHERE deleted = 0');
}

export function initialsOfUsers(db: Database): { id: number; initials: string }[] {
  return db.all('SELECT id, initials FROM user WHERE deleted = 0');
}

type ProjectAddress = {
  id: number;
  customerId: number;
  addressType: AddressType;
  name: string;
  address1: string;
  postalCode: string;
  city: string;
};

/** Addresses that a project may refer to, without a second address line. */
export function addressesForProjects(db: Database): ProjectAddress[] {
  return db.all(
    `SELECT id, customer_id AS customerId, address_type AS addressType, name, address1, postal_code AS postalCode, city
      FROM address WHERE deleted = 0 AND address2 = '' AND address_type IN ('Object', 'InvoiceAddress')`,
  );
}
