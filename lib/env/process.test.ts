import { findListeningProblem } from './process';

const production = { NODE_ENV: 'production' };

it.each([
  { ...production },
  { ...production, HOSTNAME: '0.0.0.0' },
  { ...production, HOSTNAME: 'localhost', BIND_HOST: 'localhost' },
  { ...production, HOSTNAME: '::', BIND_HOST: '' },
  { NODE_ENV: 'development', BIND_HOST: 'localhost' },
])('%j is fine', (variables) => expect(findListeningProblem(variables)).toBeNull());

it.each([
  [{ ...production, HOSTNAME: '127.0.0.1' }, /^HOSTNAME .*127\.0\.0\.1/],
  [{ ...production, BIND_HOST: '127.0.0.1' }, /^BIND_HOST .*127\.0\.0\.1/],
  [{ NODE_ENV: 'development', HOSTNAME: '127.0.0.1' }, /^HOSTNAME .*127\.0\.0\.1/],
  [{ ...production, BIND_HOST: '10.0.0.5' }, /^BIND_HOST .*HOSTNAME=10\.0\.0\.5/],
  [{ ...production, BIND_HOST: '10.0.0.5', HOSTNAME: '0.0.0.0' }, /^BIND_HOST .*HOSTNAME=10\.0\.0\.5/],
])('%j is not', (variables, problem) => expect(findListeningProblem(variables)).toMatch(problem));
