const isNamed = (value: unknown, name: string) => value instanceof Error && value.name === name;

/**
 * The database does not answer: say so to the visitor, keep what was typed, try again later.
 *
 * Next bundles this class several times over, and one bundle opens the database for all: so `instanceof` goes by name.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'DatabaseUnavailableError');
  }
}

/** A statement the database refused. Carries no values: drizzle's own error prints them all, and logs are read. */
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
