import { parseAlertOutcome } from './alert-outcome';

it.each([
  ['asked', { success: 'pending' }],
  ['begun', { success: 'active' }],
  ['full', { problem: 'full' }],
  ['constructor', {}],
  [['begun'], {}],
  [undefined, {}],
])('reads %j', (code, outcome) => expect(parseAlertOutcome(code)).toEqual(outcome));
