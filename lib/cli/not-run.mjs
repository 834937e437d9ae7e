/** Exit code of a program that could try nothing on this machine; automake has the same. */
export const NOT_RUN = 77;
