import type uPlot from 'uplot';

/** uPlot with its styles. */
export const loadPlot = async (): Promise<typeof uPlot> => {
  const [{ default: loaded }] = await Promise.all([import('uplot'), import('uplot/dist/uPlot.min.css')]);
  return loaded;
};
