import { anyOf, defineChoices } from '../lists/choices.ts';
import { findsParts, wordQuery } from '../lists/conditions.ts';
import { contactList } from '../lists/contacts.ts';
import { customerList } from '../lists/customers.ts';
import { projectList } from '../lists/projects.ts';

const tagsOfRow = `(SELECT coalesce(group_concat(t.name_fold, ' '), '') FROM project_tag link
  JOIN tag t ON t.id = link.tag_id AND t.listed = 1 WHERE link.project_id = p.id)`;

const textsOfRow = `coalesce((SELECT its.words_fold FROM project_text its WHERE its.id = p.id), '')`;

export const searchedCustomers = defineChoices({
  list: customerList,
  table: 'customer',
  id: 'c.id',
  idField: 'customerId',
  folded: `(c.name_fold || ' ' || c.fortnox_number_fold)`,
  candidates: (word) => findsParts('customer', [word], (ids) => `c.id IN (${ids})`),
  beginning: 'c.name_fold',
  recent: 'SELECT p.customer_id AS id FROM own JOIN project p ON p.id = own.id ORDER BY p.id DESC',
});

/** All projects, in contrast to the selector's, by everything that lists show of them and by their texts for invoices. */
export const searchedProjects = defineChoices({
  list: projectList,
  table: 'project',
  id: 'p.id',
  idField: 'projectId',
  folded: `(p.project_code_fold || ' ' || c.name_fold || ' ' || o.formatted_fold || ' ' || m.full_name_fold || ' ' || ${tagsOfRow} || ' ' || ${textsOfRow})`,
  candidates: (word) =>
    anyOf(
      'p.id',
      word,
      {
        project: (ids) => ids,
        customer: (ids) => `SELECT id FROM project WHERE listed = 1 AND customer_id IN (${ids})`,
        address: (ids) => `SELECT id FROM project WHERE listed = 1 AND object_address_id IN (${ids})`,
        contact: (ids) => `SELECT id FROM project WHERE listed = 1 AND main_contact_id IN (${ids})`,
      },
      [
        {
          sql: `SELECT project_id FROM project_tag WHERE tag_id IN
            (SELECT id FROM tag WHERE listed = 1 AND instr(name_fold, ?) > 0)`,
          values: [word],
        },
        {
          sql: 'SELECT rowid FROM project_words WHERE project_words MATCH ?',
          values: [wordQuery([word], 'AND') ?? ''],
        },
      ],
    ),
  beginning: 'p.project_code_fold',
  recent: 'SELECT id FROM own ORDER BY id DESC',
});

export const searchedContacts = defineChoices({
  list: contactList,
  table: 'contact',
  id: 'c.id',
  idField: 'contactId',
  folded: `(c.full_name_fold || ' ' || c.free_text_fold || ' ' || c.role_fold || ' ' || c.email_fold)`,
  candidates: (word) => findsParts('contact', [word], (ids) => `c.id IN (${ids})`),
  beginning: 'c.full_name_fold',
  recent: `SELECT main_contact_id AS id, p.id AS place FROM own JOIN project p ON p.id = own.id
    UNION ALL SELECT contact_id, own.id FROM own CROSS JOIN project_contact ON project_id = own.id ORDER BY place DESC`,
});
