/** The purpose of an SMS code. A code for one purpose is no good for another. */
export const smsPurposes = ['REGISTER', 'LOGIN', 'RECOVER', 'VERIFY', 'CHANGE_PHONE'] as const;

export type SmsPurpose = (typeof smsPurposes)[number];
