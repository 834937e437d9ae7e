const isNamed = (value: unknown, name: string) => value instanceof Error && value.name === name;

/** Next bundles this class several times, so `instanceof` compares names. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'DatabaseUnavailableError');
  }
}

/** A failed statement, without its values, which drizzle's error contains. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  constructor(
    message: string,
    readonly code: string | undefined,
    readonly constraint: string | undefined,
  ) {
    super(message);
  }
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'DatabaseError');
  }
}
