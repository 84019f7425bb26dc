import { createContext, useContext } from 'react';

export const PaletteContext = createContext<() => void>(() => undefined);

/** Opens the palette of players and pages. */
export const usePalette = (): (() => void) => useContext(PaletteContext);
