export class MalformedFormError extends Error {
  override readonly name = 'MalformedFormError';
}
