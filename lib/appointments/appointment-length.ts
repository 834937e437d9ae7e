/** How long a consultation takes (specification, section 9). */
export const CONSULTATION_MINUTES = 30;
