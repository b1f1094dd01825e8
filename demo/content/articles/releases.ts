import type { SeedRelease } from '../../../services/content/src/testing/seeding/documents/types';
import { releases2023 } from './releases/of-2023';
import { releases2024 } from './releases/of-2024';
import { releases2025 } from './releases/of-2025';
import { releases2026 } from './releases/of-2026';
import { results } from './releases/results';

/** Every media release, newest first. */
export const mediaReleases: readonly SeedRelease[] = [
  ...releases2026,
  ...releases2025,
  ...releases2024,
  ...releases2023,
  ...results,
].toSorted((first, second) => second.publicationDate.localeCompare(first.publicationDate));
