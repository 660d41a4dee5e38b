import { type WorkOrderStatus, workOrderStatuses } from '../../../shared/codes/work-orders.ts';
import { dueTodayOre, instalmentDaySql, fixedPriceSql } from './instalments.ts';
import { workOrderValueOre } from './work-order-value.ts';

/**
 * Derived data that the replica stores: totals of lists, counts of projects and customers, values of work orders, and
 * sums of projects.
 * Triggers maintain totals and counts; a change of prices recomputes values (see `renewals`).
 */

type Total = { table: string; further?: { column: string; value: number } };
const totals: Record<string, Total> = {
  customer: { table: 'customer' },
  address: { table: 'address' },
  contact: { table: 'contact' },
  project: { table: 'project' },
  'active project': { table: 'project', further: { column: 'active', value: 1 } },
  work_order: { table: 'work_order' },
  invoice: { table: 'invoice' },
  ...Object.fromEntries(
    workOrderStatuses.map((_, value) => [
      totalOfStatus('work_order', value),
      { table: 'work_order', further: { column: 'status_rank', value } },
    ]),
  ),
};

export function totalOfStatus(table: string, rank: number): string {
  return `${table} of status ${rank}`;
}

const counted: Record<string, WorkOrderStatus[]> = {
  planned: ['Planned', 'Started'],
  registered: ['Registered'],
  invoiced: ['Invoiced'],
};
const counts = Object.keys(counted);

export const derivedTables = 'CREATE TABLE total (name TEXT PRIMARY KEY, records INTEGER NOT NULL) WITHOUT ROWID';

const worth = `coalesce((SELECT ${workOrderValueOre} FROM project p WHERE p.id = w.project_id), 0)`;

function countedWorkSql(count: string, row = ''): string {
  const ranks = counted[count]!.map((status) => workOrderStatuses.indexOf(status));
  return `(${row}listed = 1 AND ${row}status_rank IN (${ranks.join(', ')}))`;
}

function totalledRowSql(further: Total['further'], row = ''): string {
  return `(${row}listed = 1${further ? ` AND ${row}${further.column} IS ${further.value}` : ''})`;
}

/** Which amounts a project sums; each SQL condition is about a row of the table. */
const projectSums: Record<string, { table: string; amount: string; summedSql: (row: string) => string; of: string[] }> =
  {
    /** For a fixed price, what is due of its instalments instead: the work is settled against them. */
    to_invoice_ore: {
      table: 'work_order',
      amount: 'value_ore',
      summedSql: (row) => `${row}listed = 1 AND ${row}to_invoice = 1 AND NOT ${fixedPriceSql(`${row}project_id`)}`,
      of: ['listed', 'to_invoice'],
    },
    worked_ore: {
      table: 'work_order',
      amount: 'value_ore',
      summedSql: (row) => `(${countedWorkSql('registered', row)} OR ${countedWorkSql('invoiced', row)})`,
      of: ['listed', 'status_rank'],
    },
    invoiced_ore: { table: 'invoice_project', amount: 'net_ore', summedSql: () => 'TRUE', of: [] },
  };

const amountOf = (sum: string, row = '') => {
  const { amount, summedSql: isSummed } = projectSums[sum]!;
  return `CASE WHEN ${isSummed(row)} THEN ${row}${amount} ELSE 0 END`;
};

/** @param which restricts the records of each table, for example to those of one project */
const sumProjects = (which = '') =>
  Object.entries(Object.groupBy(Object.keys(projectSums), (sum) => projectSums[sum]!.table))
    .map(
      ([table, sums]) => `
        UPDATE project SET ${sums!.map((sum) => `${sum} = its.${sum}`).join(', ')} FROM (
          SELECT project_id, ${sums!.map((sum) => `sum(${amountOf(sum)}) AS ${sum}`).join(', ')}
          FROM ${table} ${which} GROUP BY project_id) its WHERE its.project_id = project.id;`,
    )
    .join('');

/** Sums all projects with instalments, or some of them. */
const sumInstalments = (which = '') => `
  UPDATE project SET to_invoice_ore = ${dueTodayOre('project.id')}
    WHERE id IN (SELECT agreement_id FROM instalment ${which});`;

/** A record may arrive before its project. */
const sumNewProject = `
  CREATE TRIGGER sums_of_new_project AFTER INSERT ON project BEGIN
    ${sumProjects('WHERE project_id = NEW.id')}
    ${sumInstalments('WHERE agreement_id = NEW.id')}
  END;`;

function keepSum(sum: string): string {
  const { table, amount, of } = projectSums[sum]!;
  const [before, after] = [amountOf(sum, 'OLD.'), amountOf(sum, 'NEW.')];
  return `
    CREATE TRIGGER ${sum}_insert AFTER INSERT ON ${table} WHEN ${after} <> 0 BEGIN
      UPDATE project SET ${sum} = ${sum} + NEW.${amount} WHERE id = NEW.project_id;
    END;
    CREATE TRIGGER ${sum}_update AFTER UPDATE OF ${[...of, amount, 'project_id'].join(', ')} ON ${table}
      WHEN NEW.project_id IS OLD.project_id AND ${after} <> ${before} BEGIN
      UPDATE project SET ${sum} = ${sum} + ${after} - ${before} WHERE id = NEW.project_id;
    END;
    CREATE TRIGGER ${sum}_move AFTER UPDATE OF project_id ON ${table} WHEN NEW.project_id IS NOT OLD.project_id BEGIN
      UPDATE project SET ${sum} = ${sum} - ${before} WHERE id = OLD.project_id;
      UPDATE project SET ${sum} = ${sum} + ${after} WHERE id = NEW.project_id;
    END;
    CREATE TRIGGER ${sum}_delete AFTER DELETE ON ${table} WHEN ${before} <> 0 BEGIN
      UPDATE project SET ${sum} = ${sum} - ${before} WHERE id = OLD.project_id;
    END;`;
}

const numberOfTags = `number_of_tags = (SELECT count(*) FROM project_tag link JOIN tag ON tag.id = link.tag_id
  WHERE link.project_id = project.id AND tag.listed = 1)`;
const fillCounts = `
  UPDATE project SET ${counts.map((count) => `${count} = its.${count}`).join(', ')} FROM (
    SELECT project_id, ${counts.map((count) => `sum(${countedWorkSql(count)}) AS ${count}`).join(', ')}
    FROM work_order GROUP BY project_id) its WHERE its.project_id = project.id;
  UPDATE project SET ${numberOfTags} WHERE id IN (SELECT project_id FROM project_tag);`;
const countsOfCustomer = [
  'number_of_projects = (SELECT count(*) FROM project WHERE customer_id = customer.id AND listed = 1)',
  ...counts.map(
    (count) => `${count} = (SELECT coalesce(sum(${count}), 0) FROM project WHERE customer_id = customer.id)`,
  ),
].join(', ');

/** The day by which instalments are summed. */
const noteDay = `INSERT OR REPLACE INTO progress (name, value) VALUES ('summedOn', today());`;
const summedOn = `(SELECT value FROM progress WHERE name = 'summedOn')`;

/** Sums what has become due since the day before. */
export const sumUpToToday = `
  ${sumInstalments(`WHERE ${instalmentDaySql()} AND due_on > min(${summedOn}, today()) AND due_on <= max(${summedOn}, today())`)}
  ${noteDay}`;

export const fillDerived = `
  UPDATE work_order AS w SET value_ore = ${worth};
  ${sumProjects()}
  ${sumInstalments()}
  ${noteDay}
  ${fillCounts}
  UPDATE customer SET ${countsOfCustomer};
  ${Object.entries(totals)
    .map(
      ([name, { table, further }]) =>
        `INSERT INTO total SELECT '${name}', count(*) FROM ${table} WHERE ${totalledRowSql(further)};`,
    )
    .join(' ')}
`;

type Side = { sign: '+' | '-'; row: 'NEW' | 'OLD' };
const [added, removed]: [Side, Side] = [
  { sign: '+', row: 'NEW' },
  { sign: '-', row: 'OLD' },
];

/** Each with what it has gained and lost; both at once cost one write of the project and its indexes. */
function countWorkOrder(...sides: readonly [Side, ...Side[]]): string {
  const changes = counts.map(
    (count) => `${count} = ${count} ${signed(sides, (row) => countedWorkSql(count, `${row}.`))}`,
  );
  return `UPDATE project SET ${changes.join(', ')} WHERE id = ${sides[0].row}.project_id;`;
}

function countProject(...sides: readonly [Side, ...Side[]]): string {
  const changes = counts.map((count) => `${count} = ${count} ${signed(sides, (row) => `${row}.${count}`)}`);
  const projects = signed(sides, (row) => `(${row}.listed = 1)`);
  return `UPDATE customer SET number_of_projects = number_of_projects ${projects}, ${changes.join(', ')}
    WHERE id = ${sides[0].row}.customer_id;`;
}

function signed(sides: readonly Side[], of: (row: Side['row']) => string): string {
  return sides.map(({ sign, row }) => `${sign} ${of(row)}`).join(' ');
}

const changedColumnsSql = (columns: readonly string[]) =>
  `(${columns.map((column) => `NEW.${column}`).join(', ')}) IS NOT (${columns.map((column) => `OLD.${column}`).join(', ')})`;

function keepTotal([name, { table, further }]: [string, Total]): string {
  const [before, after] = [totalledRowSql(further, 'OLD.'), totalledRowSql(further, 'NEW.')];
  const trigger = `total_of_${name.replaceAll(' ', '_')}`;
  return `
    CREATE TRIGGER ${trigger}_insert AFTER INSERT ON ${table} WHEN ${after} BEGIN
      UPDATE total SET records = records + 1 WHERE name = '${name}';
    END;
    CREATE TRIGGER ${trigger}_update AFTER UPDATE OF ${['listed', further?.column ?? 'listed'].join(', ')} ON ${table}
      WHEN ${after} <> ${before} BEGIN
      UPDATE total SET records = records + ${after} - ${before} WHERE name = '${name}';
    END;`;
}

const withTag = 'id IN (SELECT project_id FROM project_tag WHERE tag_id = NEW.id)';

/** Rows of records are inserted and updated, never deleted; their parts are deleted and inserted again. */
export const derivedTriggers = `
  ${Object.entries(totals).map(keepTotal).join(' ')}
  ${Object.keys(projectSums).map(keepSum).join(' ')}
  ${sumNewProject}
  CREATE TRIGGER count_of_new_work_order AFTER INSERT ON work_order BEGIN
    ${countWorkOrder(added)}
  END;
  CREATE TRIGGER count_of_work_order AFTER UPDATE OF listed, status_rank, project_id ON work_order
    WHEN NEW.project_id IS OLD.project_id AND ${changedColumnsSql(['listed', 'status_rank'])} BEGIN
    ${countWorkOrder(added, removed)}
  END;
  CREATE TRIGGER count_of_moved_work_order AFTER UPDATE OF project_id ON work_order
    WHEN NEW.project_id IS NOT OLD.project_id BEGIN
    ${countWorkOrder(removed)}
    ${countWorkOrder(added)}
  END;
  CREATE TRIGGER count_of_new_project AFTER INSERT ON project BEGIN
    ${countProject(added)}
  END;
  CREATE TRIGGER count_of_project AFTER UPDATE OF listed, customer_id, ${counts.join(', ')} ON project
    WHEN NEW.customer_id IS OLD.customer_id AND ${changedColumnsSql(['listed', ...counts])} BEGIN
    ${countProject(added, removed)}
  END;
  CREATE TRIGGER count_of_moved_project AFTER UPDATE OF customer_id ON project
    WHEN NEW.customer_id IS NOT OLD.customer_id BEGIN
    ${countProject(removed)}
    ${countProject(added)}
  END;
  ${[
    ['tag_of_project_added', 'INSERT ON project_tag', 'id = NEW.project_id'],
    ['tag_of_project_removed', 'DELETE ON project_tag', 'id = OLD.project_id'],
    ['tag_added', 'INSERT ON tag', withTag],
    ['tag_changed', 'UPDATE OF listed ON tag WHEN NEW.listed <> OLD.listed', withTag],
  ]
    .map(
      ([name, event, which]) =>
        `CREATE TRIGGER ${name} AFTER ${event} BEGIN UPDATE project SET ${numberOfTags} WHERE ${which}; END;`,
    )
    .join(' ')}
`;

/** A row that keeps its value is not written, nor its indexes. */
const renew = (where: string) =>
  `UPDATE work_order AS w SET value_ore = ${worth} WHERE ${where} AND value_ore <> ${worth}`;

const sumAnew = (which: string) => `UPDATE project SET to_invoice_ore = CASE WHEN ${fixedPriceSql('project.id')}
  THEN ${dueTodayOre('project.id')} ELSE coalesce((SELECT sum(${amountOf('to_invoice_ore', 'w.')}) FROM work_order w
    WHERE w.project_id = project.id), 0) END WHERE ${which}`;

export const renewals: Readonly<Record<string, { by: string; sql: string }>> = {
  'work-order': { by: 'id', sql: renew('id = ?') },
  project: { by: 'id', sql: renew('project_id = ?') },
  agreement: { by: 'id', sql: sumAnew('id = ?') },
  invoice: {
    by: 'id',
    sql: sumAnew('id IN (SELECT agreement_id FROM invoiced_instalment WHERE invoice_id = ?)'),
  },
  'price-list-project': { by: 'project_id', sql: renew('project_id = ? AND has_live_prices = 1') },
  'price-list-customer': {
    by: 'customer_id',
    sql: renew('project_id IN (SELECT id FROM project WHERE customer_id = ?) AND has_live_prices = 1'),
  },
  'price-list-default': { by: 'id', sql: renew('has_live_prices = 1 AND ? IS NOT NULL') },
};
