export { chiSquareP } from '../engine/audit/statistics/chi-square.ts';
