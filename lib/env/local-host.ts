const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

export const isLocalHost = (address: string): boolean => LOCAL_HOSTS.includes(new URL(address).hostname);
