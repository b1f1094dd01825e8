import type { SeedEvent } from '../../../services/content/src/testing/seeding/documents/types';
import { courses } from './events/courses';
import { fairs } from './events/fairs';
import { visits } from './events/visits';

export const events: readonly SeedEvent[] = [...fairs, ...visits, ...courses];
