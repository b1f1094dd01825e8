import type { SeedNews } from '../../../services/content/src/testing/seeding/documents/types';
import { earlierNews } from './news/earlier';
import { latestNews } from './news/latest';

/** Every news item, newest first. */
export const news: readonly SeedNews[] = [...latestNews, ...earlierNews];
