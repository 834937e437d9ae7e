/** What the form that makes the private address of a calendar shows. */
export type ShareState = Readonly<{ status: 'idle' } | { status: 'made'; address: string }>;
