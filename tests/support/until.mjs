const LOOK_MS = 25;

/**
 * Polls until there is a value.
 * @throws Error when the limit (ms) passes
 */
export async function found(find, limitMs, what = String(find)) {
  const end = performance.now() + limitMs;
  for (;;) {
    const value = await find();
    if (value) return value;
    if (performance.now() > end) throw new Error(`not within ${limitMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

export async function until(isTrue, limitMs) {
  const begin = performance.now();
  await found(isTrue, limitMs);
  return Math.round(performance.now() - begin);
}
