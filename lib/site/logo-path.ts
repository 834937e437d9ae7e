export const SIGN_PATH = 'M9 1h14l8 8v14l-2.8 2.8-6-6 .3-.3v-7l-3-3h-7l-3 3v7l3 3h7l.3-.3 6 6L23 31H9l-8-8V9z';
