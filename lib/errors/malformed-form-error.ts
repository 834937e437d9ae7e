/** The arguments of a server action are not what its page sends. */
export class MalformedFormError extends Error {
  override readonly name = 'MalformedFormError';
}
