import type { LivePreviewConfig, PayloadRequest } from 'payload';
import { z } from 'zod';
import { environment } from '../config/environment';
import type { Site } from '../payload-types';
import { relationId } from '../relations/relationId';
import { createPreviewAddress } from './previewAddress';
import { createPreviewToken } from './previewToken';

/** Values of the form, or the stored page; a new page has no site yet. */
const pageSchema = z.object({
  id: z.string(),
  site: z.union([z.string(), z.object({ id: z.string() })]),
});

const readSite = async (req: PayloadRequest, id: string | null): Promise<Site | null> =>
  req.payload.db.findOne<Site>({ collection: 'sites', where: { id: { equals: id } }, req });

interface PreviewRequest {
  data: unknown;
  locale: { code: string };
  req: PayloadRequest;
}

/** Address at which the site shows the page of a form; null until the page has been saved and belongs to a site. */
export const decidePreviewUrl = async ({ data, locale, req }: PreviewRequest): Promise<string | null> => {
  const page = pageSchema.safeParse(data).data;
  const site = page && (await readSite(req, relationId(page.site)));
  if (!site) return null;
  return createPreviewAddress({
    site,
    page: page.id,
    locale: locale.code,
    token: createPreviewToken(page.id, environment.previewApiKey, Date.now()),
    siteUrl: environment.siteUrl,
  });
};

/** The site's real rendering beside the form, in the widths of a phone, a tablet, a laptop and a screen. */
export const livePreview: LivePreviewConfig = {
  url: decidePreviewUrl,
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 390, height: 844 },
    { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
    { name: 'laptop', label: 'Laptop', width: 1440, height: 900 },
    { name: 'screen', label: 'Screen', width: 1920, height: 1080 },
  ],
};

/** Settings of forms with autosave and live preview. */
export const beforeDocumentControls = [
  '/admin/SaveFailure#SaveFailure',
  '/admin/PreviewBlocks#PreviewBlocks',
  '/admin/NewModules#NewModules',
  '/admin/PreviewTyping#PreviewTyping',
];
