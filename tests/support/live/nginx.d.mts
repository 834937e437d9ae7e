export const hasNginx: boolean;
export function startNginx(ports: readonly number[]): Promise<
  Readonly<{
    port: number;
    httpPort: number;
    url: string;
    pid: number;
    readLogs: () => string;
    stop: () => Promise<void>;
  }>
>;
