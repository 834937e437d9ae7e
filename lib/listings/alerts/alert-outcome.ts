/** `pending`: not yet confirmed. */
export type AlertSuccess = 'pending' | 'active';
const alertProblems = ['invalid', 'tooMany', 'full', 'failed'] as const;
export type AlertProblem = (typeof alertProblems)[number];

const successes: ReadonlyMap<unknown, AlertSuccess> = new Map([
  ['asked', 'pending'],
  ['begun', 'active'],
]);

export function parseAlertOutcome(code: unknown): Readonly<{ success?: AlertSuccess; problem?: AlertProblem }> {
  const success = successes.get(code);
  const problem = alertProblems.find((known) => known === code);
  return { ...(success && { success }), ...(problem && { problem }) };
}
