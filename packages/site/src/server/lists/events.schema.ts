import { z } from 'zod';
import { eventSchema } from '@kmx/blocks';

import { retainReadable } from '../content/retainReadable';

/** ISO 8601. */
const changeFields = z.object({ updatedAt: z.string().nullable() });

const siteEvent = z.intersection(eventSchema, changeFields);

/** An event with its time of last change. */
export type SiteEvent = z.output<typeof siteEvent>;

export const eventsSchema = z.object({ eventsOfSite: retainReadable(siteEvent, 'event') });
