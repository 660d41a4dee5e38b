import { areLikeNames, comparableNumber } from '../../../../shared/domain/like-names.ts';
import type { LikeCustomer } from '../../../../shared/schemas/customer.ts';
import type { Database } from '../database.ts';

type LikeCustomerQuery = {
  name?: string | undefined;
  organisationNumber?: string | undefined;
  except?: number | undefined;
};
type Row = { id: number; name: string; number: string };

const maxCustomers = 5;

export function likeCustomers(
  db: Database,
  { name = '', organisationNumber = '', except }: LikeCustomerQuery,
): LikeCustomer[] {
  const others = db
    .all<Row>('SELECT id, name, organisation_number AS number FROM customer WHERE listed = 1 ORDER BY id', [])
    .filter(({ id }) => id !== except);
  const givenNumber = comparableNumber(organisationNumber);
  const isSameNumber = ({ number }: Row) => givenNumber !== '' && comparableNumber(number) === givenNumber;
  const found = (rows: Row[], likeness: LikeCustomer['likeness']) =>
    rows.map(({ id, name: customerName }) => ({ customerId: id, name: customerName, likeness }));
  return [
    ...found(others.filter(isSameNumber), 'organisationNumber'),
    ...found(
      others.filter((row) => !isSameNumber(row) && areLikeNames(row.name, name)),
      'name',
    ),
  ].slice(0, maxCustomers);
}
