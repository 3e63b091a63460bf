import { z } from './z';

/** In one check, as zod's own checks of numbers would add 2 kB to the worker. */
export const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.number().check(z.refine((value) => Number.isInteger(value) && least <= value && value <= most));
