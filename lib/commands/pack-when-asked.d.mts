type Pack = (html: Buffer, quality: number) => Promise<Buffer>;
export type Packers = Readonly<{ br: Pack; gzip: Pack }>;

export const packers: Packers;
