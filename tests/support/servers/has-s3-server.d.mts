export const PYTHON: string;
export const hasS3Server: boolean;
