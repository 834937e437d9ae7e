/**
 * Compares figures with their budgets: `verdict({ HTML: [21_600, { must: 20_000, aim: 16_000 }] })`. Returns the columns
 * of `printTable`: `verdict` says 'aim', 'must' or what is missed and by how much; `isGood` is false if a `must` is.
 */
export function verdict(figures) {
  const missed = (goal) =>
    Object.entries(figures).filter(
      ([, [value, budget]]) => budget[goal] !== undefined && !isWithin(value, budget[goal], budget.isLeast),
    );
  const broken = missed('must');
  const text = broken.map(
    ([name, [value, { must, isLeast }]]) => `${name} ${round(value)} ${isLeast ? '<' : '>'} ${must}`,
  );
  return {
    verdict: broken.length > 0 ? text.join(', ') : missed('aim').length > 0 ? 'must' : 'aim',
    isGood: broken.length === 0,
  };
}

/** A figure that could not be measured meets nothing. */
const isWithin = (value, limit, isLeast) => (isLeast ? value >= limit : value <= limit);
const round = (value) => Number(value.toPrecision(3));
