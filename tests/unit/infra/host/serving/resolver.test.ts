import { describe, expect, it } from 'vitest';
import { names } from '../../../../../infra/host/assembly/names.ts';
import { Resolver } from '../../../../../infra/host/assembly/resolver.ts';

const resolver = new Resolver(
  [
    {
      name: 'Klang-Data',
      region: 'eu-north-1',
      template: {
        Resources: {
          FilesD03D071C: { Type: 'AWS::S3::Bucket' },
          TableCD117FA1: { Type: 'AWS::DynamoDB::GlobalTable' },
        },
        Outputs: { Out: { Value: { Ref: 'FilesD03D071C' }, Export: { Name: 'Klang-Data:Files' } } },
      },
    },
    { name: 'Klang-Api', region: 'eu-north-1', template: { Resources: {} } },
  ],
  names,
);
const resolve = (value: unknown) => resolver.resolve('Klang-Api', value);

describe('the values of templates', () => {
  it('are joined, split and selected', () => {
    expect(resolve({ 'Fn::Join': ['/', ['a', { 'Fn::Select': ['1', { 'Fn::Split': [':', 'x:y:z'] }] }]] })).toBe('a/y');
  });

  it('are found over the exports of other stacks', () => {
    expect(resolve({ bucket: { 'Fn::ImportValue': 'Klang-Data:Files' } })).toEqual({ bucket: 'klang-data-files' });
    expect(resolver.target('Klang-Api', { 'Fn::ImportValue': 'Klang-Data:Files' })).toEqual({
      stack: 'Klang-Data',
      id: 'FilesD03D071C',
    });
  });

  it('are substituted in texts, by name, attribute and own value', () => {
    const inData = (value: unknown) => resolver.resolve('Klang-Data', value);
    expect(inData({ 'Fn::Sub': '${AWS::Region}/${TableCD117FA1}/${FilesD03D071C.Arn}' })).toBe(
      'eu-north-1/Klang-Data-Table/arn:aws:s3:::klang-data-files',
    );
    expect(inData({ 'Fn::Sub': ['${one}-${AWS::AccountId}', { one: { Ref: 'AWS::Partition' } }] })).toBe(
      'aws-000000000000',
    );
  });

  it('that are not known stop the start', () => {
    expect(() => resolve({ 'Fn::Cidr': ['10.0.0.0/16', 1, 8] })).toThrow('Fn::Cidr');
    expect(() => resolve({ 'Fn::ImportValue': 'nobody' })).toThrow('nobody');
    expect(() => resolve({ Ref: 'Missing' })).toThrow('There is no resource Missing in Klang-Api.');
    expect(() => resolver.resolve('Klang-Data', { 'Fn::GetAtt': ['FilesD03D071C', 'Colour'] })).toThrow('Colour');
  });
});
