export function logFailure(cause: unknown): void {
  // eslint-disable-next-line no-console -- specification, section 8: logged in the browser
  console.warn(cause);
}
