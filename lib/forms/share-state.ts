export type ShareState = Readonly<{ status: 'idle' } | { status: 'made'; address: string }>;
