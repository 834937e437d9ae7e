export type KeyState = Readonly<
  { status: 'idle' } | { status: 'wrong'; name: string } | { status: 'made'; name: string; key: string }
>;
