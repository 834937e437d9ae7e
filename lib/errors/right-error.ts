/** Next bundles this class several times, so `instanceof` compares names. */
export class RightError extends Error {
  override readonly name = 'RightError';
  constructor(right: string) {
    super(`without the right ${right}`);
  }
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'RightError';
  }
}
