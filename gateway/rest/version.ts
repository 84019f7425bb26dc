/** Grows in its first number when a call, a parameter or a field goes away or means something else. */
export const API_VERSION = '1.0';
