/** Returns the host of an email address, in lower case. */
export const hostOfAddress = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

export const isWithinHost = (host: string, parent: string): boolean => host === parent || host.endsWith(`.${parent}`);
