import type { SeedLocation } from '../../../services/content/src/testing/seeding/documents/types';
import { africaAndMiddleEast } from './locations/africaAndMiddleEast';
import { americas } from './locations/americas';
import { asia } from './locations/asia';
import { easternEurope } from './locations/easternEurope';
import { westernEurope } from './locations/westernEurope';

/** Locations of the group and its distributors: streets, codes and numbers are made up, cities are real. */
export const locations: readonly SeedLocation[] = [
  ...westernEurope,
  ...easternEurope,
  ...americas,
  ...africaAndMiddleEast,
  ...asia,
];
