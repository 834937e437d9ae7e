/** Specification, section 9. */
export const CONSULTATION_MINUTES = 30;
