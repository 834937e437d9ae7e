/** Value of a box that is ticked; browsers leave the others out. */
export const TICKED = 'yes';
