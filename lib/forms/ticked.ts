export const TICKED = 'yes';
