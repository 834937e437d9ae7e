export function readPort(value?: string): number;
export function isPortFree(port: number): Promise<boolean>;
export function freePort(): Promise<number>;
