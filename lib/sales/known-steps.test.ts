import { nextStep, withKnownDays } from './known-steps';
import { milestoneKinds, type MilestoneKind } from './sale-words';

const stepsDone = (...done: readonly MilestoneKind[]) =>
  milestoneKinds.map((kind) => ({
    kind,
    doneOn: done.includes(kind) ? '2026-11-01' : null,
    dueOn: null,
    waitsFor: null,
    note: '',
  }));

it.each([
  [[], 'mandate'],
  [['mandate', 'photographs', 'published'], 'offerAccepted'],
  [['mandate', 'photographs', 'published', 'offerAccepted'], 'arras'],
  [['mandate', 'offerAccepted'], 'arras'],
  [['deed'], 'keys'],
  [['keys'], undefined],
] as const)('after %j the next step is %s', (done, next) =>
  expect(nextStep(stepsDone(...done), 'open')?.kind).toBe(next),
);

it('goes on after the arras contract in a sale that has one', () => {
  expect(nextStep(stepsDone('mandate', 'offerAccepted'), 'arras')?.kind).toBe('mortgage');
});

it('marks what the product knows to be done, and keeps the day that staff entered', () => {
  const steps = withKnownDays(stepsDone('mandate'), { mandate: '2026-10-01', offerAccepted: '2026-11-20', deed: null });
  expect(steps.flatMap(({ doneOn, kind }) => (doneOn ? [[kind, doneOn]] : []))).toEqual([
    ['mandate', '2026-11-01'],
    ['offerAccepted', '2026-11-20'],
  ]);
});
