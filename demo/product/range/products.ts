import type { ProductSource } from '../types';
import { assemblyProducts } from './assembly';
import { crimpingProducts } from './crimping';
import { cutAndStripProducts } from './cutAndStrip';
import { offerProducts } from './offers';
import { testingProducts } from './testing';

/** The whole range, in the order of the hierarchy. */
export const products: readonly ProductSource[] = [
  ...cutAndStripProducts,
  ...crimpingProducts,
  ...assemblyProducts,
  ...testingProducts,
  ...offerProducts,
];
