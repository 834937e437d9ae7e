/** `isGood` is false if a `must` is missed: `verdict({ HTML: [21_600, { must: 20_000, aim: 16_000 }] })`. */
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

/** An unmeasured value meets no limit. */
const isWithin = (value, limit, isLeast) => (isLeast ? value >= limit : value <= limit);
const round = (value) => Number(value.toPrecision(3));
