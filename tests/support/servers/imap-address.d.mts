export declare const mailbox: Readonly<{ user: string; pass: string }>;
export declare const imapAddress: (port: number) => string;
