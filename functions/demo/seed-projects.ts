import { projectCodeOf } from '../../shared/domain/project-code.ts';
import { yearOf } from '../../shared/lib/days.ts';
import { toOre } from '../../shared/lib/money.ts';
import { projectCodes, referToChoices } from '../projects/project-store.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { nextNumber } from '../data/core/table.ts';
import { Dice } from './dice.ts';
import { inUnits } from './in-units.ts';
import type { DemoCustomer } from './seed-customers.ts';

type SeedContext = {
  customers: DemoCustomer[];
  people: StoredRecord<'contact'>[];
  tags: StoredRecord<'tag'>[];
  users: StoredRecord<'user'>[];
  today: string;
};

export async function seedProjects(dice: Dice, { customers, people, tags, users, today }: SeedContext) {
  const thisYear = yearOf(today);
  // A generator of its own, so that it does not affect other data.
  const company = new Dice(7);
  const years = [...Array<number>(22).fill(thisYear - 1), ...Array<number>(64).fill(thisYear)];
  return inUnits(years, async (unit, year) => {
    const { customer, invoiceAddressId, objectAddressIds } = dice.pick(customers);
    const objectAddressId = dice.pick(objectAddressIds);
    const owns = dice.pick(people.filter((person) => person.data.customerIds.includes(customer.id)));
    const projectCode = projectCodeOf(year, await nextNumber(`${projectCodes}-${year}`));
    const data: Data<'project'> = {
      projectCode,
      customerId: customer.id,
      active: year === thisYear || dice.chance(0.4),
      budgetOre: toOre(dice.from(2, 60) * 5000),
      paymentTermDays: customer.data.paymentTermDays,
      invoiceText: '',
      isSwedishProperty: false,
      invoiceMessage: dice.chance(0.2) ? 'Tack för förtroendet!' : '',
      invoiceEmail: '',
      orderNumber: '',
      costCenter: dice.chance(0.4) ? `Märkning ${dice.from(1000, 9999)}` : '',
      projectOwnerUserId: dice.pick(users.slice(0, 6)).id,
      projectReviewerUserId: dice.pick(users).id,
      mainContactId: owns.id,
      invoiceAddressId,
      objectAddressId,
      addresses: [{ addressId: objectAddressId, primary: true }],
      contactIds: [owns.id, ...companyOf(company, people, owns)],
      tagIds: [...new Set([dice.pick(tags).id, dice.pick(tags).id, dice.pick(tags).id])].slice(0, dice.from(0, 3)),
    };
    await referToChoices(unit, null, data);
    unit.refer('address', objectAddressId, 1);
    const project = await unit.create('project', data);
    unit.reserveUnique(projectCodes, projectCode, project.id);
    return project;
  });
}

function companyOf(dice: Dice, people: StoredRecord<'contact'>[], orderer: StoredRecord<'contact'>): number[] {
  const others = people.filter(({ id }) => id !== orderer.id);
  const colleagues = others.filter(({ data }) => data.freeText === orderer.data.freeText);
  const outsiders = others.filter(({ data }) => data.freeText !== orderer.data.freeText && data.role === 'Arkitekt');
  const chosen = [dice.chance(0.6) && dice.pick(colleagues), dice.chance(0.3) && dice.pick(outsiders)];
  return chosen.flatMap((person) => (person ? [person.id] : []));
}
