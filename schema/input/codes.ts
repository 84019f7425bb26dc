/** A code that came by SMS, or that an authenticator shows. */
export const isSixDigits = (text: string): boolean => /^\d{6}$/.test(text);

/** Promotion codes have 6 to 15 letters or digits; small and capital letters are the same. */
export const isPromotionCode = (text: string): boolean => /^[A-Za-z0-9]{6,15}$/.test(text);
