const LOOK_MS = 25;

/**
 * Looks again and again until there is something, and gives it.
 * @throws Error after so many ms.
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

/** Waits until it is true; gives how long that took (ms). */
export async function until(isTrue, limitMs) {
  const begin = performance.now();
  await found(isTrue, limitMs);
  return Math.round(performance.now() - begin);
}
