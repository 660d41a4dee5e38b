import { describe, expect, it } from 'vitest';
import { matchCustomers, organisationDigits } from '../../../../../shared/domain/fortnox/match-customers.ts';

const our = (customerId: number, name: string, organisationNumber = '', fortnoxCustomerNumber = '') => ({
  customerId,
  name,
  organisationNumber,
  fortnoxCustomerNumber,
});
const their = (customerNumber: string, name: string, organisationNumber = '') => ({
  customerNumber,
  name,
  organisationNumber,
});

describe('a customer', () => {
  it('is linked by its number, whatever else it is called', () => {
    const matching = matchCustomers([our(1, 'A AB', '', '7')], [their('7', 'Helt annat')]);
    expect(matching).toEqual({ linked: 1, proposals: [], invalid: [], unmatched: [] });
  });

  it('is proposed by organisation number before name, however either is written', () => {
    const ours = [our(1, 'Bygg AB', '165560000001'), our(2, 'Åkeri  Örn')];
    const theirs = [their('1', 'Bygg AB'), their('2', 'Bygget', '556000-0001'), their('3', 'ÅKERI ÖRN')];
    expect(matchCustomers(ours, theirs).proposals).toEqual([
      { customerId: 1, name: 'Bygg AB', fortnoxCustomerNumber: '2', fortnoxName: 'Bygget', by: 'organisationNumber' },
      { customerId: 2, name: 'Åkeri  Örn', fortnoxCustomerNumber: '3', fortnoxName: 'ÅKERI ÖRN', by: 'name' },
    ]);
  });

  it('is proposed as a like name where only accents differ, after all of the same name', () => {
    const ours = [our(1, 'Lonnfalt'), our(2, 'Lönnfält'), our(3, 'Örn'), our(4, 'Örn AB')];
    const theirs = [their('1', 'Lönnfält'), their('2', 'ORN'), their('3', 'Orn'), their('4', 'Orn AB')];
    const { proposals, unmatched } = matchCustomers(ours, theirs);
    expect(proposals.map(({ customerId, fortnoxName, by }) => [customerId, fortnoxName, by])).toEqual([
      [2, 'Lönnfält', 'name'],
      [4, 'Orn AB', 'likeName'],
    ]);
    expect(unmatched.map(({ customerId }) => customerId)).toEqual([1, 3]);
  });

  it('is not proposed where two could be meant, or another has the number', () => {
    const ours = [our(1, 'Två'), our(2, 'Upptagen'), our(3, 'Annan', '', '9'), our(4, 'Lik'), our(5, 'lik')];
    const theirs = [their('1', 'Två'), their('2', 'två'), their('9', 'Upptagen'), their('5', 'Lik')];
    const { proposals, unmatched } = matchCustomers(ours, theirs);
    expect(proposals).toEqual([]);
    expect(unmatched.map(({ customerId }) => customerId)).toEqual([1, 2, 4, 5]);
  });

  it('has an invalid link where its number is not there', () => {
    const { invalid, linked } = matchCustomers([our(1, 'A', '', '404')], [their('1', 'B')]);
    expect([linked, invalid.map(({ customerId }) => customerId)]).toEqual([0, [1]]);
  });
});

it.each([
  ['556000-0001', '5560000001'],
  ['16556000-0001', '5560000001'],
  ['SE556000000101', '6000000101'],
  ['12345', ''],
  ['', ''],
])('the organisation number %j has the digits %j', (number, digits) => {
  expect(organisationDigits(number)).toBe(digits);
});
