/** What becomes of the form that makes a key for another program. */
export type KeyState = Readonly<
  { status: 'idle' } | { status: 'wrong'; name: string } | { status: 'made'; name: string; key: string }
>;
