const STEP = 1_000;

/** EUR; a budget is not more exact than thousands. */
export const roundedDown = (euros: number): number => Math.floor(euros / STEP) * STEP;
