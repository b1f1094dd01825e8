import type { SeedEvent } from '../types';
import { courses } from './events/courses';
import { fairs } from './events/fairs';
import { visits } from './events/visits';

export const events: readonly SeedEvent[] = [...fairs, ...visits, ...courses];
