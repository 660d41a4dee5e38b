import { describe, expect, it } from 'vitest';
import { matchPath } from '../../../../frontend/src/navigation/match-path.ts';

describe('a path matches a pattern', () => {
  it('as it stands, in any case, and with a slash at its end', () => {
    expect(matchPath('/contact/persons', '/contact/persons')).toEqual({});
    expect(matchPath('/contact/persons', '/Contact/Persons/')).toEqual({});
    expect(matchPath('/', '/')).toEqual({});
  });

  it('with what stands for each name, decoded', () => {
    expect(matchPath('/work-orders/project/:projectCode', '/work-orders/project/%C3%85%2F1')).toEqual({
      projectCode: 'Å/1',
    });
    expect(matchPath('/a/:one/:two', '/a/1/2')).toEqual({ one: '1', two: '2' });
  });

  it('with what cannot be decoded as it stands', () => {
    expect(matchPath('/projectdetails/:projectId', '/projectdetails/%E0%A4')).toEqual({ projectId: '%E0%A4' });
  });
});

it.each([
  ['/contact/persons', '/contact/persons/project/7'],
  ['/contact/persons/project/:projectId', '/contact/persons'],
  ['/projectdetails/:projectId', '/projectdetails/'],
  ['/projectdetails/:projectId', '/projectdetails/7/8'],
  ['/', '/projects'],
  ['/a.b', '/acb'],
])('the pattern %s does not match %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeUndefined();
});
