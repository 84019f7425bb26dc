/** Documents that stand alone, in the order in which the navigation has them; each is a path below `/docs`. */
export const LEGAL_PAGES = ['about', 'terms', 'terms-of-play', 'privacy', 'disclaimer'] as const;
